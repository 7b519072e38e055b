import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { formatNumber } from '../../format/numbers.ts'
import { LateCount } from '../late-count.tsx'
import { NOT_ON_PAPER } from '../sx.ts'

interface FilterChipsProps<Value extends string> {
  /** What is chosen among them. */
  label: string
  choices: readonly { value: Value; label: string; count?: number | undefined }[]
  /** Null where nothing is narrowed. */
  chosen: Value | null
  onChoose: (value: Value | null) => void
}

/** Filters of which one narrows the list at once, each with how many it leaves; pressing the chosen one shows all again. */
export function FilterChips<Value extends string>({
  label,
  choices,
  chosen,
  onChoose,
}: FilterChipsProps<Value>) {
  return (
    <Box role="group" aria-label={label} sx={GROUP}>
      {choices.map(({ value, label, ...numbered }) => {
        const isChosen = value === chosen
        return (
          <Chip
            key={value}
            label={
              'count' in numbered ? (
                <>
                  {label}{' '}
                  <LateCount>{numbered.count !== undefined && formatNumber(numbered.count)}</LateCount>
                </>
              ) : (
                label
              )
            }
            aria-pressed={isChosen}
            color={isChosen ? 'primary' : 'neutral'}
            onClick={() => onChoose(isChosen ? null : value)}
            sx={{ minHeight: { xs: 44, sm: 36 }, borderRadius: 999 }}
          />
        )
      })}
    </Box>
  )
}

const GROUP = { display: 'flex', flexWrap: 'wrap', gap: 2, ...NOT_ON_PAPER } as const
