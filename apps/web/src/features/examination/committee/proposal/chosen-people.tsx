import Box from '@mui/material/Box'
import { m } from '../../../../paraglide/messages.js'
import { RemovalChip } from '../../../../shared/ui/removal-chip.tsx'

interface ChosenPeopleProps {
  chosen: readonly { key: string; name: string }[]
  /** The first so many become members, those behind them substitutes. */
  members: number
  onDrop: (key: string) => void
}

/** Who was chosen so far; nothing before the first. */
export function ChosenPeople({ chosen, members, onDrop }: ChosenPeopleProps) {
  if (chosen.length === 0) return null
  return (
    <Box component="ul" aria-label={m.committee_chosen()} sx={CHOSEN}>
      {chosen.map(({ key, name }, index) => (
        <li key={key}>
          <RemovalChip
            label={index < members ? name : m.committee_chosen_substitute({ name })}
            name={m.committee_unchoose({ name })}
            onRemove={() => onDrop(key)}
          />
        </li>
      ))}
    </Box>
  )
}

const CHOSEN = { display: 'flex', flexWrap: 'wrap', gap: 2, m: 0, mb: 4, p: 0, listStyle: 'none' } as const
