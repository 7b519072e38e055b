import { lazy, Suspense } from 'react'
import type { Viewer } from '../../../entities/viewer/viewer.ts'
import { CommitteePanel } from '../../../features/examination/committee/committee-panel.tsx'
import { ProcessPanel } from '../../../features/examination/examination/process-panel.tsx'
import { PapersPanel } from '../../../features/examination/paper/papers-panel.tsx'

/** Comes by itself: marks are given at the end of a thesis only. */
const MarkingPanel = lazy(async () => ({
  default: (await import('../../../features/examination/marking/marking-panel.tsx')).MarkingPanel,
}))

/** What a thesis under a rule book has beside its text: its course, its marks, its committee and its papers. */
export function ProcessSide({
  thesisId,
  title,
  viewer,
}: {
  thesisId: number
  title: string
  viewer: Viewer
}) {
  return (
    <>
      <ProcessPanel thesisId={thesisId} title={title} />
      <Suspense>
        <MarkingPanel thesisId={thesisId} />
      </Suspense>
      <CommitteePanel thesisId={thesisId} viewer={viewer} />
      <PapersPanel thesisId={thesisId} />
    </>
  )
}
