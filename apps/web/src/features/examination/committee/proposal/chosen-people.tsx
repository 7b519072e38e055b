import { isApiError } from '@diatrivi/client/api-error'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { m } from '../../../../paraglide/messages.js'
import { RemovalChip } from '../../../../shared/ui/removal-chip.tsx'

interface ChosenPeopleProps {
  chosen: readonly { key: string; name: string }[]
  /** The first so many become members, those behind them substitutes. */
  members: number
  /** Why sending was refused; what is said of one person stands below that person. */
  error: unknown
  onDrop: (key: string) => void
}

/** Who was chosen so far; nothing before the first. */
export function ChosenPeople({ chosen, members, error, onDrop }: ChosenPeopleProps) {
  if (chosen.length === 0) return null
  const fields = isApiError(error) ? Object.entries(error.fields) : []
  const problemOf = (index: number) => fields.find(([field]) => field.startsWith(`seats.${index}.`))?.[1]
  return (
    <Box component="ul" aria-label={m.committee_chosen()} sx={CHOSEN}>
      {chosen.map(({ key, name }, index) => (
        <li key={key}>
          <RemovalChip
            label={index < members ? name : m.committee_chosen_substitute({ name })}
            name={m.committee_unchoose({ name })}
            onRemove={() => onDrop(key)}
          />
          <Problem sentence={problemOf(index)} />
        </li>
      ))}
    </Box>
  )
}

function Problem({ sentence }: { sentence: string | undefined }) {
  if (sentence === undefined) return null
  return (
    <Typography variant="body2" sx={{ color: 'error.main' }}>
      {sentence}
    </Typography>
  )
}

const CHOSEN = { display: 'flex', flexWrap: 'wrap', gap: 2, m: 0, mb: 4, p: 0, listStyle: 'none' } as const
