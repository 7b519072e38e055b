import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { Interest, Thesis } from '../../../../entities/thesis/thesis.mapper.ts'
import { m } from '../../../../paraglide/messages.js'
import EditOutlined from '../../../../shared/icons/edit-outlined.tsx'
import HowToRegOutlined from '../../../../shared/icons/how-to-reg-outlined.tsx'
import { ReasonedButton } from '../../../../shared/ui/reasoned-button.tsx'
import { StatusChip } from '../../../../shared/ui/status-chip.tsx'
import { AnswerChip } from '../answer-chip.tsx'
import { ChangePriority } from './change-priority.tsx'
import { WithdrawButton } from './withdraw-button.tsx'

interface DeclaredInterestProps {
  thesis: Thesis
  interest: Interest
  /** Why the priority cannot be changed now. */
  changeRefusal: string | null
}

/** An interest that waits for its answer. */
export function DeclaredInterest({ thesis, interest, changeRefusal }: DeclaredInterestProps) {
  const [isChanging, setChanging] = useState(false)
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <StatusChip tone="primary" icon={<HowToRegOutlined />} label={m.interest_declared()} />
        <AnswerChip answeredPositively={interest.answeredPositively} />
      </Box>
      {isChanging ? (
        <ChangePriority thesis={thesis} priority={interest.priority} onDone={() => setChanging(false)} />
      ) : (
        <>
          <Typography sx={{ fontWeight: 600 }}>
            {m.interest_priority_value({ priority: interest.priority })}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}>
            <ReasonedButton
              reason={changeRefusal}
              startIcon={<EditOutlined aria-hidden />}
              onClick={() => setChanging(true)}
            >
              {m.interest_priority_change()}
            </ReasonedButton>
            <WithdrawButton thesis={thesis} priority={interest.priority} />
          </Box>
        </>
      )}
    </Box>
  )
}
