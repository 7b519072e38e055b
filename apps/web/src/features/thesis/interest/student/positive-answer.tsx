import { THESIS_TITLE_MAX } from '@diatrivi/domain/thesis/thesis/thesis'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Thesis } from '../../../../entities/thesis/thesis.mapper.ts'
import { m } from '../../../../paraglide/messages.js'
import { useConfirm } from '../../../../shared/ui/confirm-provider.tsx'
import { ReasonedButton } from '../../../../shared/ui/reasoned-button.tsx'
import { AnswerChip } from '../answer-chip.tsx'
import { useAcceptAssignment, useDeclineAssignment } from '../interest.mutations.ts'
import { interestQueries } from '../interest.queries.ts'

interface PositiveAnswerProps {
  thesis: Pick<Thesis, 'id' | 'title'>
  /** Why the assignment cannot be accepted now. */
  acceptRefusal: string | null
}

/** A positive answer: what accepting means, and the buttons to accept and to decline. */
export function PositiveAnswer({ thesis: { id, title }, acceptRefusal }: PositiveAnswerProps) {
  const confirm = useConfirm()
  const accept = useAcceptAssignment()
  const decline = useDeclineAssignment()
  const { data } = useQuery(interestQueries.eligibility(id))
  const [titleEnglish, setTitleEnglish] = useState('')
  const isPending = accept.isPending || decline.isPending

  const askToAccept = async () => {
    const yes = await confirm({
      text: m.interest_accept_text({ title }),
      confirmLabel: m.word_accept(),
      cancelLabel: m.ui_cancel(),
    })
    if (yes) accept.mutate({ thesisId: id, titleEnglish: titleEnglish.trim() })
  }
  const askToDecline = async () => {
    const yes = await confirm({
      text: m.interest_decline_text({ title }),
      confirmLabel: m.word_decline(),
      cancelLabel: m.ui_cancel(),
      isDestructive: true,
    })
    if (yes) decline.mutate(id)
  }

  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
      <AnswerChip answeredPositively />
      <Typography sx={{ maxWidth: '60ch' }}>{m.interest_accept_meaning()}</Typography>
      {data?.asksTitleEnglish && (
        <TextField
          label={m.thesis_title_english()}
          helperText={m.interest_title_english_help()}
          value={titleEnglish}
          onChange={({ target }) => setTitleEnglish(target.value)}
          fullWidth
          slotProps={{ htmlInput: { maxLength: THESIS_TITLE_MAX, lang: 'en' } }}
          sx={{ maxWidth: '60ch' }}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}>
        <ReasonedButton
          variant="contained"
          reason={acceptRefusal}
          loading={accept.isPending}
          disabled={isPending}
          onClick={() => void askToAccept()}
        >
          {m.interest_accept()}
        </ReasonedButton>
        <Button
          color="inherit"
          loading={decline.isPending}
          disabled={isPending}
          onClick={() => void askToDecline()}
        >
          {m.interest_decline()}
        </Button>
      </Box>
    </Box>
  )
}
