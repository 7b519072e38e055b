import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import type { Thesis } from '../../../entities/thesis/thesis.mapper.ts'
import type { Viewer } from '../../../entities/viewer/viewer.ts'
import { CommissionerPanel } from '../../../features/examination/commissioner/commissioner-panel.tsx'
import { CommitteePanel } from '../../../features/examination/committee/committee-panel.tsx'
import { ProcessPanel } from '../../../features/examination/examination/process-panel.tsx'
import { MarkingPanel } from '../../../features/examination/marking/marking-panel.tsx'
import { PapersPanel } from '../../../features/examination/paper/papers-panel.tsx'
import { PROCESS_PLACES } from './next-step.ts'
import { NextStepButton } from './next-step-button.tsx'

interface ProcessProps {
  thesis: Thesis
  viewer: Viewer
}

/** Below the title of a thesis under a rule book: its course, what the reader does next, and its examination. */
export function ProcessLead({ thesis, viewer }: ProcessProps) {
  return (
    <ProcessPanel
      thesisId={thesis.id}
      title={thesis.title}
      nextStep={<NextStepButton thesis={thesis} viewer={viewer} />}
    />
  )
}

interface ProcessPartsProps extends ProcessProps {
  /** The text of the thesis, which is read with its marks. */
  text: ReactNode
}

/** What a thesis under a rule book has below its course: its marks, its text, its committee and its papers. */
export function ProcessParts({ thesis, viewer, text }: ProcessPartsProps) {
  const thesisId = thesis.id
  return (
    <>
      <Box id={PROCESS_PLACES.marks} tabIndex={-1} sx={PLACE}>
        <MarkingPanel thesisId={thesisId} />
      </Box>
      {text}
      <Box id={PROCESS_PLACES.committee} tabIndex={-1} sx={PLACE}>
        <CommitteePanel thesisId={thesisId} viewer={viewer} />
      </Box>
      <CommissionerPanel thesisId={thesisId} />
      <Box id={PROCESS_PLACES.papers} tabIndex={-1} sx={PLACE}>
        <PapersPanel thesisId={thesisId} />
      </Box>
    </>
  )
}

/** A panel with nothing to show leaves no gap. */
const PLACE = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 5,
  scrollMarginTop: '84px',
  outline: 'none',
  '&:empty': { display: 'none' },
} as const
