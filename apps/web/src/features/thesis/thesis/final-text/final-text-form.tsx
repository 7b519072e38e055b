import { ATTACHMENT_MAX_BYTES } from '@diatrivi/domain/thesis/todo-list/step'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { FormProvider, useForm } from 'react-hook-form'
import type { Thesis } from '../../../../entities/thesis/thesis.mapper.ts'
import { m } from '../../../../paraglide/messages.js'
import { formatFileSize } from '../../../../shared/format/numbers.ts'
import { AttachmentField } from '../../../../shared/forms/attachment-field.tsx'
import { DraftNotice } from '../../../../shared/forms/draft-notice.tsx'
import { type DraftShape, isText } from '../../../../shared/forms/draft-shape.ts'
import { FormTextField } from '../../../../shared/forms/form-fields.tsx'
import { useAttachment } from '../../../../shared/forms/use-attachment.ts'
import { useDraft } from '../../../../shared/forms/use-draft.ts'
import { useServerErrors } from '../../../../shared/forms/use-server-errors.ts'
import { useUnsavedChanges } from '../../../../shared/forms/use-unsaved-changes.ts'
import { useToast } from '../../../../shared/ui/toast-provider.tsx'
import { useAction } from '../../../../shared/ui/use-action.ts'
import { useSubmitFinalText } from '../thesis.mutations.ts'
import { FINAL_TEXT_FIELD_OF_WIRE } from '../thesis-form.mapper.ts'
import { FinalTextLink } from './final-text-link.tsx'

interface FinalTextValues {
  abstract: string
}

const DRAFT: DraftShape<FinalTextValues> = { version: 1, fields: { abstract: isText } }

/** The student's abstract and final text, as long as they may be handed in. */
export function FinalTextForm({ thesis }: { thesis: Thesis }) {
  const form = useForm<FinalTextValues>({ defaultValues: { abstract: thesis.abstract ?? '' } })
  const draft = useDraft({ key: `final-text-${thesis.id}`, form, shape: DRAFT })
  const attachment = useAttachment()
  const toast = useToast()
  const act = useAction()
  const submit = useSubmitFinalText()
  useServerErrors(form, submit.error, FINAL_TEXT_FIELD_OF_WIRE)
  useUnsavedChanges((form.formState.isDirty || attachment.file !== null) && !submit.isPending)

  const send = form.handleSubmit(async ({ abstract }) => {
    if (submit.isPending) return
    const sending = () =>
      attachment.send((upload) => submit.mutateAsync({ thesisId: thesis.id, abstract, ...upload }))
    const isSaved = await act(sending, {
      done: m.thesis_final_text_saved(),
      onRefused: (error) => {
        const problem = attachment.formProblem(error, m.thesis_final_text_cancelled())
        if (problem !== null) toast(problem)
      },
    })
    if (!isSaved) return
    draft.clear()
    form.reset({ abstract })
    attachment.choose(null)
  })

  return (
    <FormProvider {...form}>
      <Box
        component="form"
        noValidate
        aria-busy={submit.isPending}
        onSubmit={send}
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}
      >
        <DraftNotice draft={draft} />
        <FormTextField
          name="abstract"
          label={m.thesis_abstract()}
          multiline
          minRows={4}
          slotProps={{ htmlInput: { maxLength: 20_000 } }}
        />
        <FinalTextLink thesis={thesis} />
        <AttachmentField
          attachment={attachment}
          label={m.word_file()}
          hint={m.thesis_final_text_help({ size: formatFileSize(ATTACHMENT_MAX_BYTES) })}
          disabled={submit.isPending}
        />
        <Box>
          <Button type="submit" variant="contained" disabled={submit.isPending}>
            {m.thesis_final_text_submit()}
          </Button>
        </Box>
      </Box>
    </FormProvider>
  )
}
