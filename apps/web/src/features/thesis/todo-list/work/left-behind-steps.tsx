import type { IsoDate } from '@diatrivi/domain/shared/dates'
import type { TodoList } from '../../../../entities/todo-list/todo-list.mapper.ts'
import { toActor, type Viewer } from '../../../../entities/viewer/viewer.ts'
import { m } from '../../../../paraglide/messages.js'
import { today } from '../../../../shared/format/clock.ts'
import { EmptyState } from '../../../../shared/ui/empty-state.tsx'
import { Section } from '../../../../shared/ui/section.tsx'
import { toListFacts } from '../list-facts.ts'
import { stepRows } from '../step/step-rows.ts'
import { type AboutStep, StepsLine } from './steps-line.tsx'

interface LeftBehindStepsProps {
  list: TodoList
  /** The first day of the assignment that ended. */
  startDate: IsoDate | null
  viewer: Viewer
  conversation: AboutStep
}

/** The steps of a released assignment with their files and comments, for reading only. */
export function LeftBehindSteps({ list, startDate, viewer, conversation }: LeftBehindStepsProps) {
  // Steps that were never finished have no dates, because these were only plans.
  const rows = stepRows({ list, startDate, today: today(), isWorked: false }).map((row) =>
    row.state === 'confirmed' ? row : { ...row, planned: null, actual: null },
  )
  return (
    <Section title={m.todo_list_steps()}>
      {rows.length === 0 ? (
        <EmptyState isSmall text={m.todo_list_left_no_steps()} />
      ) : (
        <StepsLine
          rows={rows}
          actor={toActor(viewer)}
          facts={toListFacts(list, null, viewer)}
          conversation={conversation}
        />
      )}
    </Section>
  )
}
