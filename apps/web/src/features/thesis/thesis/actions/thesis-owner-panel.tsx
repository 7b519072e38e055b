import { canThesis } from '@diatrivi/domain/thesis/thesis/thesis.policy'
import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { type Thesis, toThesisFacts } from '../../../../entities/thesis/thesis.mapper.ts'
import { toActor, type Viewer } from '../../../../entities/viewer/viewer.ts'
import { m } from '../../../../paraglide/messages.js'
import EditOutlined from '../../../../shared/icons/edit-outlined.tsx'
import { paths } from '../../../../shared/paths.ts'
import { MarkForm } from './mark-form.tsx'

const ReleaseDialog = lazy(() =>
  import('./release-dialog.tsx').then((module) => ({ default: module.ReleaseDialog })),
)

/** Asked under a rule book only. */
const WithoutCommittee = lazy(() =>
  import('./without-committee.tsx').then((module) => ({ default: module.WithoutCommittee })),
)

interface ThesisOwnerPanelProps {
  thesis: Thesis
  viewer: Viewer
}

/** What the instructor may do with the thesis as a whole: the mark first once it is possible. */
export function ThesisOwnerPanel({ thesis, viewer }: ThesisOwnerPanelProps) {
  const actor = toActor(viewer)
  const facts = toThesisFacts(thesis, viewer)
  const isRunning = canThesis.release(actor, facts).allowed
  const mark = canThesis.mark(actor, facts, thesis.list?.steps ?? null)
  const form = <MarkForm thesis={thesis} decision={mark} />
  const markForm =
    thesis.phase === null ? (
      form
    ) : (
      <Suspense>
        <WithoutCommittee thesisId={thesis.id}>{form}</WithoutCommittee>
      </Suspense>
    )
  return (
    <>
      {mark.allowed && markForm}
      <Button
        component={Link}
        to={paths.instructor.editThesis(thesis.id)}
        startIcon={<EditOutlined />}
        sx={{ justifySelf: 'start' }}
      >
        {m.thesis_edit()}
      </Button>
      {isRunning && !mark.allowed && markForm}
    </>
  )
}

/** Ends the assignment: it stands apart from what is done every day. */
export function ReleaseButton({ thesis }: { thesis: Thesis }) {
  const [isReleasing, setReleasing] = useState(false)
  return (
    <>
      <Button color="error" sx={{ justifySelf: 'start' }} onClick={() => setReleasing(true)}>
        {m.thesis_release()}
      </Button>
      <Suspense>
        <ReleaseDialog thesis={thesis} open={isReleasing} onClose={() => setReleasing(false)} />
      </Suspense>
    </>
  )
}
