import { canThesis } from '@diatrivi/domain/thesis/thesis.policy'
import { ATTACHMENT_MAX_BYTES } from '@diatrivi/domain/todo-list/step'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { refusalSentence } from '../../model/refusal-sentence.ts'
import { type Thesis, toThesisFacts } from '../../model/thesis.mapper.ts'
import { toActor, type Viewer } from '../../model/viewer.ts'
import { m } from '../../paraglide/messages.js'
import { errorMessage } from '../../shared/api/error-message.ts'
import { formatFileSize } from '../../shared/format/numbers.ts'
import { FileField } from '../../shared/ui/file-field.tsx'
import { ReasonedButton } from '../../shared/ui/reasoned-button.tsx'
import { useToast } from '../../shared/ui/toast-provider.tsx'
import { FinalTextLink } from './final-text-link.tsx'
import { useSubmitFinalText } from './thesis.mutations.ts'

/** The student's abstract and final text, until the mark. */
export function FinalTextForm({ thesis, viewer }: { thesis: Thesis; viewer: Viewer }) {
  const [abstract, setAbstract] = useState(thesis.abstract ?? '')
  const [file, setFile] = useState<File | null>(null)
  const toast = useToast()
  const submit = useSubmitFinalText()
  const decision = canThesis.submitFinalText(toActor(viewer), toThesisFacts(thesis, viewer), {
    hasDeclaredInterest: true,
  })

  const send = () =>
    submit.mutate(
      { thesisId: thesis.id, abstract, file },
      {
        onSuccess: () => {
          setFile(null)
          toast({ severity: 'success', message: m.thesis_final_text_saved() })
        },
        onError: (error) => toast({ severity: 'error', message: errorMessage(error) }),
      },
    )

  return (
    <Box sx={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
      <TextField
        label={m.thesis_abstract()}
        value={abstract}
        onChange={(event) => setAbstract(event.target.value)}
        disabled={!decision.allowed}
        multiline
        minRows={4}
        fullWidth
        slotProps={{ htmlInput: { maxLength: 20_000 } }}
      />
      <FinalTextLink thesis={thesis} />
      <FileField
        label={m.thesis_final_text()}
        file={file}
        onChange={setFile}
        maxBytes={ATTACHMENT_MAX_BYTES}
        hint={m.thesis_final_text_help({ size: formatFileSize(ATTACHMENT_MAX_BYTES) })}
        disabled={!decision.allowed}
      />
      <ReasonedButton
        variant="contained"
        reason={refusalSentence(decision)}
        disabled={submit.isPending}
        onClick={send}
      >
        {m.thesis_final_text_submit()}
      </ReasonedButton>
    </Box>
  )
}
