import { canThesis } from '@diatrivi/domain/thesis/thesis/thesis.policy'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { lazy, Suspense } from 'react'
import { type Thesis, toThesisFacts } from '../../../../entities/thesis/thesis.mapper.ts'
import { toActor, type Viewer } from '../../../../entities/viewer/viewer.ts'
import { m } from '../../../../paraglide/messages.js'

/** Loaded apart with its dialog, because few theses have no list. */
const GiveList = lazy(async () => ({ default: (await import('./give-list.tsx')).GiveList }))

/** An instructor who marks alone needs a list for that, so the instructor is offered to attach one. */
export function ListMissing({ thesis, viewer }: { thesis: Thesis; viewer: Viewer }) {
  const mayGive = canThesis.manageList(toActor(viewer), toThesisFacts(thesis, viewer), false).allowed
  // A committee may mark without steps, where the rule book lets it.
  const isExamined = thesis.rulebook?.isExamined === true
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Alert severity={isExamined ? 'info' : 'warning'}>
        {isExamined ? m.todo_list_examined_has_none() : m.todo_list_thesis_has_none()}
      </Alert>
      {mayGive && (
        <Suspense fallback={<Box aria-busy sx={{ minHeight: { xs: 96, sm: 40 } }} />}>
          <GiveList thesisId={thesis.id} />
        </Suspense>
      )}
    </Box>
  )
}
