import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import type { Thesis } from '../../../../entities/thesis/thesis.mapper.ts'
import type { ThesisOutcome } from '../../../../entities/thesis/thesis-outcome.mapper.ts'
import { m } from '../../../../paraglide/messages.js'

interface SelectionResultProps {
  said: string
  refused: readonly ThesisOutcome[]
  /** The theses that the action was for. */
  of: readonly Thesis[]
  onClose: () => void
}

/** «7 εργασίες έγιναν δημόσιες, 1 όχι:» and the reason of each; it stays until it is closed. */
export function SelectionResult({ said, refused, of, onClose }: SelectionResultProps) {
  const titles = new Map(of.map(({ id, title }) => [id, title]))
  return (
    <Alert severity="warning" onClose={onClose} sx={{ mb: 4 }}>
      {m.thesis_list_outcomes({ said, count: refused.length })}
      <Box component="ul" sx={{ m: 0, pl: 5, overflowWrap: 'anywhere' }}>
        {refused.map(({ thesisId, refusal }) => (
          <li key={thesisId}>{`${titles.get(thesisId) ?? ''}: ${refusal ?? ''}`}</li>
        ))}
      </Box>
    </Alert>
  )
}
