import Box from '@mui/material/Box'
import type { Viewer } from '../../../entities/viewer/viewer.ts'
import { CommitteePanel } from '../../../features/examination/committee/committee-panel.tsx'
import { ProcessPanel } from '../../../features/examination/examination/process-panel.tsx'
import { MarkingPanel } from '../../../features/examination/marking/marking-panel.tsx'
import { PapersPanel } from '../../../features/examination/paper/papers-panel.tsx'

/** Where the thesis stands, the day of its examination and what came of it: before the text and the steps. */
export function OwnCourse({ thesisId, title }: { thesisId: number; title: string }) {
  return (
    <>
      <ProcessPanel thesisId={thesisId} title={title} />
      <MarkingPanel thesisId={thesisId} />
    </>
  )
}

/** Who examines the thesis, and its papers: what a student looks up now and then. */
export function OwnCommittee({ thesisId, viewer }: { thesisId: number; viewer: Viewer }) {
  return (
    <Box sx={COLUMNS}>
      <CommitteePanel thesisId={thesisId} viewer={viewer} />
      <PapersPanel thesisId={thesisId} />
    </Box>
  )
}

const COLUMNS = {
  display: 'grid',
  gap: 6,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
} as const
