import { ATTACHMENT_MAX_BYTES } from '@diatrivi/domain/thesis/todo-list/step'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { FormEvent } from 'react'
import type { Step } from '../../../../entities/todo-list/todo-list.mapper.ts'
import { m } from '../../../../paraglide/messages.js'
import { formatFileSize } from '../../../../shared/format/numbers.ts'
import { AttachmentField } from '../../../../shared/forms/attachment-field.tsx'
import { useAttachment } from '../../../../shared/forms/use-attachment.ts'
import CheckOutlined from '../../../../shared/icons/check-outlined.tsx'
import { useToast } from '../../../../shared/ui/toast-provider.tsx'
import { useFinishStep } from '../step.mutations.ts'
import type { RunStepAction } from './use-step-action.ts'

/** The student finishes the step, with or without a file; an upload can be cancelled. */
export function FinishStepForm({ step, run }: { step: Step; run: RunStepAction }) {
  const attachment = useAttachment()
  const toast = useToast()
  const finish = useFinishStep()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (finish.isPending) return
    const sending = () => attachment.send((upload) => finish.mutateAsync({ stepId: step.id, ...upload }))
    await run(sending, {
      done: m.todo_list_finished(),
      onRefused: (error) => {
        const problem = attachment.formProblem(error, m.todo_list_upload_cancelled())
        if (problem !== null) toast(problem)
      },
    })
  }

  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 4 }}>
      <AttachmentField
        attachment={attachment}
        label={m.todo_list_attach_file()}
        hint={m.todo_list_attach_hint({ size: formatFileSize(ATTACHMENT_MAX_BYTES) })}
        disabled={finish.isPending}
      />
      <Button
        type="submit"
        variant="contained"
        startIcon={<CheckOutlined />}
        disabled={finish.isPending}
        sx={{ justifySelf: 'start' }}
      >
        {finish.isPending ? m.word_sending() : m.todo_list_finish()}
      </Button>
    </Box>
  )
}
