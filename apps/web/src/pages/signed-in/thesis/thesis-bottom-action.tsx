import { useQuery } from '@tanstack/react-query'
import type { Thesis } from '../../../entities/thesis/thesis.mapper.ts'
import type { Viewer } from '../../../entities/viewer/viewer.ts'
import { interestQueries } from '../../../features/thesis/interest/interest.queries.ts'
import { BottomAction } from '../../../shared/ui/bottom-action.tsx'
import { mainAction } from './main-action.ts'
import { useNextStep } from './use-next-step.ts'

interface ThesisBottomActionProps {
  thesis: Thesis
  viewer: Viewer
}

/** The link to the main action of the reader on the page of a thesis. */
export function ThesisBottomAction({ thesis, viewer }: ThesisBottomActionProps) {
  const mayAsk = viewer.role === 'student' && thesis.student === null
  const { data: current } = useQuery({ ...interestQueries.current(), enabled: mayAsk })
  // What is next in the process of a department stands at the edge by itself.
  const isTaken = useNextStep(thesis, viewer) !== null
  const act = isTaken ? null : mainAction(thesis, viewer, current)
  return act && <BottomAction key={act.targetId} {...act} />
}
