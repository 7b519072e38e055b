import { canTodoList } from '@diatrivi/domain/todo-list/step.policy'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useNavigate } from 'react-router'
import { paths } from '../../app/paths.ts'
import { refusalSentence } from '../../model/refusal-sentence.ts'
import type { Thesis } from '../../model/thesis.mapper.ts'
import type { TodoList } from '../../model/todo-list.mapper.ts'
import { toActor, type Viewer } from '../../model/viewer.ts'
import { m } from '../../paraglide/messages.js'
import { today as todayInAthens } from '../../shared/format/clock.ts'
import { RichText } from '../../shared/ui/rich-text.tsx'
import { Section } from '../../shared/ui/section.tsx'
import { DeleteListButton } from './delete-list-button.tsx'
import { toListFacts } from './list-facts.ts'
import { ListFields } from './list-fields.tsx'
import { ListSchedule } from './list-schedule.tsx'
import { StepEditor } from './step-editor.tsx'
import { stepRows } from './step-rows.ts'
import { type AboutStep, StepsLine } from './steps-line.tsx'
import { StepsTimeline } from './steps-timeline.tsx'

interface TodoListEditorProps {
  list: TodoList
  /** The thesis the list is attached to; null for a template. */
  thesis: Thesis | null
  viewer: Viewer
  /** Below each step of a list that is only read. */
  conversation: AboutStep
}

/** A list with its steps and, where it has a thesis, its dates. What may no longer change is only read. */
export function TodoListEditor({ list, thesis, viewer, conversation }: TodoListEditorProps) {
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
            <StepEditor listId={list.id} rows={rows} actor={actor} facts={facts} />
          </>
        ) : (
          <>
            <Alert severity="info">{list.leftBehind === null ? refusal : m.todo_list_left_behind()}</Alert>
            <Section title={m.todo_list_steps()}>
              {list.description !== '' && <RichText html={list.description} />}
              <Box sx={{ mt: 4 }}>
                <StepsLine rows={rows} actor={actor} facts={facts} conversation={conversation} />
              </Box>
            </Section>
          </>
        )}
      </Box>
      <Box sx={{ display: 'grid', gap: 5, minWidth: 0, position: { lg: 'sticky' }, top: { lg: 88 } }}>
        <Section title={m.todo_list_schedule()}>
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

function Removal({ list, thesis, viewer }: Omit<TodoListEditorProps, 'conversation'>) {
  const navigate = useNavigate()
  return (
    <Box>
      <DeleteListButton
        list={list}
        actor={toActor(viewer)}
        facts={toListFacts(list, thesis, viewer)}
        label={list.thesis === null ? m.todo_list_delete_list() : m.todo_list_remove_list()}
        leave={() => navigate(paths.instructor.todoLists(), { replace: true })}
      />
    </Box>
  )
}
