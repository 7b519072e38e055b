import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import type { Thesis } from '../../../../entities/thesis/thesis.mapper.ts'
import type { TodoList } from '../../../../entities/todo-list/todo-list.mapper.ts'
import { toActor, type Viewer } from '../../../../entities/viewer/viewer.ts'
import { m } from '../../../../paraglide/messages.js'
import { today } from '../../../../shared/format/clock.ts'
import EditOutlined from '../../../../shared/icons/edit-outlined.tsx'
import { paths } from '../../../../shared/paths.ts'
import { Section } from '../../../../shared/ui/section.tsx'
import { toListFacts } from '../list-facts.ts'
import { stepRows } from '../step/step-rows.ts'
import { DeleteListButton } from './delete-list-button.tsx'
import { ListMissing } from './list-missing.tsx'
import { ListSchedule } from './list-schedule.tsx'
import { StepsPreview } from './steps-preview.tsx'
import { useKeptFocus } from './use-kept-focus.ts'

interface AttachedListPanelProps {
  thesis: Thesis
  viewer: Viewer
}

/** The list of a thesis, as its instructor sees it beside the thesis's own fields. */
export function AttachedListPanel({ thesis, viewer }: AttachedListPanelProps) {
  const content = useKeptFocus<HTMLDivElement>(thesis.list?.id)
  return (
    <Section title={m.todo_list_list()}>
      <Box ref={content} tabIndex={-1}>
        {thesis.list === null ? (
          <ListMissing thesis={thesis} viewer={viewer} />
        ) : (
          <Attached thesis={thesis} viewer={viewer} list={thesis.list} />
        )}
      </Box>
    </Section>
  )
}

function Attached({ thesis, viewer, list }: AttachedListPanelProps & { list: TodoList }) {
  const rows = stepRows({
    list,
    startDate: thesis.startDate,
    today: today(),
    isWorked: thesis.state === 'inProgress',
  })
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'break-word' }}>{list.title}</Typography>
      <ListSchedule list={list} thesis={thesis} />
      <StepsPreview steps={list.steps} states={rows.map(({ state }) => state)} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button component={Link} to={paths.instructor.editTodoList(list.id)} startIcon={<EditOutlined />}>
          {m.todo_lists_edit_list()}
        </Button>
        <DeleteListButton list={list} actor={toActor(viewer)} facts={toListFacts(list, thesis, viewer)} />
      </Box>
    </Box>
  )
}
