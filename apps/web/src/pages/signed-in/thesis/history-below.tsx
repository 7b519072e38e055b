import Skeleton from '@mui/material/Skeleton'
import { lazy } from 'react'
import { AfterPaint } from '../../../shared/first-paint/deferred.tsx'

const ThesisHistory = lazy(async () => ({
  default: (await import('../../../features/thesis/thesis/article/thesis-history.tsx')).ThesisHistory,
}))

/** The history of a thesis at the end of its page, closed: drawn after what stands above it. */
export function HistoryBelow({ thesisId }: { thesisId: number }) {
  return (
    <AfterPaint place={<Skeleton variant="rounded" height={64} />}>
      <ThesisHistory thesisId={thesisId} />
    </AfterPaint>
  )
}
