import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { ThesisLink } from '../../../entities/thesis/thesis-link.tsx'
import { Section } from '../../../shared/ui/section.tsx'

/** The rows that are read at a glance; the count above leads to all. */
const SHOWN = 5

interface WaitingListProps<Entry> {
  title: string
  entries: readonly Entry[]
  keyOf: (entry: Entry) => number
  thesisOf: (entry: Entry) => { id: number; title: string }
  /** By how much, or when. */
  measureOf: (entry: Entry) => string
  /** Who it concerns. */
  peopleOf: (entry: Entry) => readonly string[]
}

/** The first of what a count counts, with the people to speak with; nothing where there is none. */
export function WaitingList<Entry>({
  title,
  entries,
  keyOf,
  thesisOf,
  measureOf,
  peopleOf,
}: WaitingListProps<Entry>) {
  if (entries.length === 0) return null
  return (
    <Section title={title}>
      <Box component="ol" aria-label={title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {entries.slice(0, SHOWN).map((entry) => (
          <Box component="li" key={keyOf(entry)} sx={ROW}>
            <Typography sx={{ fontWeight: 600 }}>
              <ThesisLink thesis={thesisOf(entry)} />
            </Typography>
            <Typography variant="body2">{measureOf(entry)}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {peopleOf(entry).join(' · ')}
            </Typography>
          </Box>
        ))}
      </Box>
    </Section>
  )
}

const ROW = { py: 3, borderTop: 1, borderColor: 'divider', overflowWrap: 'break-word' } as const
