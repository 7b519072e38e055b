import { stepAnchor } from '@diatrivi/contract/web-addresses'
import Link from '@mui/material/Link'
import { useQueries } from '@tanstack/react-query'
import { Link as RouterLink } from 'react-router'
import { m } from '../../../paraglide/messages.js'
import { paths } from '../../../shared/paths.ts'
import type { OverviewEntry } from './overview.mapper.ts'
import { overviewListQueries } from './overview.queries.ts'

interface NextWaitingProps {
  /** The thesis whose page the reader is on. */
  thesisId: number
  onFollowed: () => void
}

/** The next thing that waits for the instructor at another thesis, in the order of the home. Draws nothing where there is none. */
export function NextWaiting({ thesisId, onFollowed }: NextWaitingProps) {
  const next = useQueries({
    queries: [overviewListQueries.list('awaitingAction'), overviewListQueries.list('newRequests')],
    combine: (lists) => lists.flatMap(({ data }) => data ?? []).find(({ thesis }) => thesis.id !== thesisId),
  })
  if (next === undefined) return null
  return (
    <Link component={RouterLink} to={placeOf(next)} color="inherit" onClick={onFollowed} sx={TITLE}>
      {m.overview_next({ title: next.thesis.title })}
    </Link>
  )
}

function placeOf({ thesis, step }: OverviewEntry): string {
  const page = paths.instructor.thesis(thesis.id)
  return step === null ? page : `${page}#${stepAnchor(step.id, 'step')}`
}

/** Two lines of a long title. */
const TITLE = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
  overflow: 'hidden',
  mt: 1,
  fontWeight: 600,
  overflowWrap: 'anywhere',
} as const
