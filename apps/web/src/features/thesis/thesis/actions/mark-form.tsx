import type { Decision } from '@diatrivi/domain/shared/decision'
import { HIGHEST_MARK, isMark, LOWEST_MARK } from '@diatrivi/domain/thesis/thesis/mark'
import type { ThesisRefusal } from '@diatrivi/domain/thesis/thesis/thesis.policy'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { refusalSentence } from '../../../../entities/thesis/refusal-sentence.ts'
import type { Thesis } from '../../../../entities/thesis/thesis.mapper.ts'
import { m } from '../../../../paraglide/messages.js'
import { fieldError } from '../../../../shared/api/field-error.ts'
import { useConfirm } from '../../../../shared/ui/confirm-provider.tsx'
import { ReasonedButton } from '../../../../shared/ui/reasoned-button.tsx'
import { useMarkThesis } from '../thesis.mutations.ts'

/** The final mark. The button is always shown and says what is missing. */
export function MarkForm({ thesis, decision }: { thesis: Thesis; decision: Decision<ThesisRefusal> }) {
  const [text, setText] = useState('')
  const [isWrong, setWrong] = useState(false)
  const confirm = useConfirm()
  const markThesis = useMarkThesis()
  const problem = isWrong ? m.thesis_mark_range() : fieldError(markThesis.error, 'mark')

  const submit = async () => {
    const mark = /^\d{1,2}$/.test(text.trim()) ? Number(text) : Number.NaN
    setWrong(!isMark(mark))
    if (!decision.allowed || !isMark(mark)) return
    const isSure = await confirm({
      text: m.thesis_mark_confirm_text({ mark }),
      confirmLabel: m.thesis_enter_mark(),
      cancelLabel: m.ui_cancel(),
    })
    if (isSure) markThesis.mutate({ thesisId: thesis.id, mark })
  }

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
      sx={{ display: 'grid', gap: 3 }}
    >
      {decision.allowed && (
        <TextField
          label={m.thesis_mark()}
          value={text}
          onChange={(event) => setText(event.target.value)}
          error={problem !== undefined}
          helperText={problem ?? m.thesis_mark_help()}
          slotProps={{
            htmlInput: { inputMode: 'numeric', min: LOWEST_MARK, max: HIGHEST_MARK, maxLength: 2 },
          }}
        />
      )}
      <ReasonedButton
        type="submit"
        variant="contained"
        fullWidth
        reason={refusalSentence(decision)}
        disabled={markThesis.isPending}
      >
        {m.thesis_enter_mark()}
      </ReasonedButton>
    </Box>
  )
}
