import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink } from 'react-router'
import { m } from '../../../../paraglide/messages.js'
import { useAfterPaint } from '../../../../shared/first-paint/deferred.tsx'
import { paths } from '../../../../shared/paths.ts'
import { NOT_ON_PAPER } from '../../../../shared/ui/sx.ts'
import { type ThesisList, thesisQueries } from '../thesis.queries.ts'
import { NO_FILTERS, WHOLE_LIST, writeThesisSearch } from '../thesis-filters.ts'
import { useThesisSearch } from './use-thesis-search.ts'

const LISTS = [
  { list: 'inProgress', label: m.thesis_list_in_progress, path: paths.instructor.theses },
  { list: 'ungiven', label: m.thesis_list_ungiven, path: paths.instructor.ungivenTheses },
  { list: 'ended', label: m.thesis_list_ended, path: paths.instructor.endedTheses },
] as const

/**
 * The three lists of an instructor. Each is a page with an address of its own, hence links that look like tabs. The search
 * goes with the reader, and each says how much it finds there; the other filters belong to one list.
 */
export function ThesisListTabs({ list: shown }: { list: Exclude<ThesisList, 'open' | 'department'> }) {
  const { search } = useThesisSearch()
  const filters = { ...NO_FILTERS, search: search.filters.search }
  const { data: counts } = useQuery({ ...thesisQueries.counts(filters), enabled: useAfterPaint(2) })
  const searched = writeThesisSearch({ ...WHOLE_LIST, filters }).toString()
  return (
    <Box
      component="nav"
      aria-label={m.thesis_list_lists_label()}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: { xs: 4, sm: 6 },
        mb: 5,
        borderBottom: 1,
        borderColor: 'divider',
        ...NOT_ON_PAPER,
      }}
    >
      {LISTS.map(({ list, label, path }) => (
        <Link
          key={list}
          component={RouterLink}
          to={{ pathname: path(), search: searched }}
          underline="none"
          aria-current={list === shown ? 'page' : undefined}
          sx={{
            py: 3,
            whiteSpace: 'nowrap',
            fontWeight: 600,
            borderBottom: 2,
            borderColor: 'transparent',
            color: 'text.secondary',
            '&:hover': { color: 'text.primary' },
            '&[aria-current]': { color: 'primary.main', borderColor: 'primary.main' },
          }}
        >
          {label()} <Count of={counts?.[list]} />
        </Link>
      ))}
    </Box>
  )
}

/** Its place is kept, so that the links do not move when the numbers come. */
function Count({ of }: { of: number | undefined }) {
  return (
    <Box
      component="span"
      sx={{ display: 'inline-block', minWidth: '2ch', fontVariantNumeric: 'tabular-nums' }}
    >
      {of}
    </Box>
  )
}
