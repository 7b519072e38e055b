import { canTodoList, type ListFacts } from '@diatrivi/domain/thesis/todo-list/step.policy'
import Box from '@mui/material/Box'
import { lazy, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { refusalSentence } from '../../../../entities/thesis/refusal-sentence.ts'
import type { Thesis } from '../../../../entities/thesis/thesis.mapper.ts'
import type { TodoList } from '../../../../entities/todo-list/todo-list.mapper.ts'
import { toActor, type Viewer } from '../../../../entities/viewer/viewer.ts'
import { m } from '../../../../paraglide/messages.js'
import { AfterPaint } from '../../../../shared/first-paint/deferred.tsx'
import { today as todayInAthens } from '../../../../shared/format/clock.ts'
import { paths } from '../../../../shared/paths.ts'
import { Section } from '../../../../shared/ui/section.tsx'
import { DeleteListButton } from '../list/delete-list-button.tsx'
import { ListFields } from '../list/list-fields.tsx'
import { ListSchedule } from '../list/list-schedule.tsx'
import { toListFacts } from '../list-facts.ts'
import { type StepRow, stepRows } from '../step/step-rows.ts'
import { StepsTimeline } from '../timeline/steps-timeline.tsx'

/** Loaded apart, because the editor of steps is the largest part of the page. */
const StepEditor = lazy(async () => ({ default: (await import('./step-editor.tsx')).StepEditor }))

/** The parts of a list that can only be read. */
export interface ShownList {
  list: TodoList
  rows: readonly StepRow[]
  facts: ListFacts
}

interface TodoListEditorProps {
  list: TodoList
  /** The thesis the list is attached to; null for a template. */
  thesis: Thesis | null
  viewer: Viewer
  /** Replaces the fields and the steps, where the list may no longer be changed. */
  readOnly: (shown: ShownList, refusal: string) => ReactNode
}

/** A list with its steps and, where it has a thesis, its dates. A part that may no longer change is shown for reading. */
export function TodoListEditor({ list, thesis, viewer, readOnly }: TodoListEditorProps) {
  const actor = toActor(viewer)
  const facts = toListFacts(list, thesis, viewer)
  const refusal = refusalSentence(canTodoList.edit(actor, facts))
  const today = todayInAthens()
  const startDate = thesis?.startDate ?? null
  const rows = stepRows({ list, startDate, today, isWorked: thesis?.state === 'inProgress' })
  return (
    <Box sx={COLUMNS}>
      <Box sx={{ display: 'grid', gap: 5, minWidth: 0 }}>
        {refusal === null ? (
          <>
            <ListFields list={list} />
            <AfterPaint>
              <StepEditor listId={list.id} rows={rows} actor={actor} facts={facts} />
            </AfterPaint>
          </>
        ) : (
          readOnly({ list, rows, facts }, refusal)
        )}
      </Box>
      <Box sx={{ display: 'grid', gap: 5, minWidth: 0, position: { lg: 'sticky' }, top: { lg: 88 } }}>
        <AfterPaint>
          <Section title={m.todo_lists_schedule()}>
            <Box sx={{ display: 'grid', gap: 5 }}>
              <ListSchedule list={list} thesis={thesis} />
              {thesis !== null && startDate !== null && (
                <StepsTimeline
                  rows={rows}
                  startDate={startDate}
                  intendedEnd={thesis.intendedEnd}
                  today={today}
                />
              )}
            </Box>
          </Section>
          {refusal === null && <Removal list={list} thesis={thesis} viewer={viewer} />}
        </AfterPaint>
      </Box>
    </Box>
  )
}

const COLUMNS = {
  display: 'grid',
  gap: { xs: 5, lg: 6 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(320px, 400px)' },
}

function Removal({ list, thesis, viewer }: Omit<TodoListEditorProps, 'readOnly'>) {
  const navigate = useNavigate()
  return (
    <Box>
      <DeleteListButton
        list={list}
        actor={toActor(viewer)}
        facts={toListFacts(list, thesis, viewer)}
        leave={() => navigate(paths.instructor.todoLists(), { replace: true })}
      />
    </Box>
  )
}
