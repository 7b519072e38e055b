import type { Actor } from '@diatrivi/domain/people/account/role'
import { preview } from '@diatrivi/domain/shared/greek-text'
import { completionProgress, totalDays } from '@diatrivi/domain/thesis/todo-list/schedule'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router'
import { fullName } from '../../../../entities/person/person.ts'
import type { TodoList } from '../../../../entities/todo-list/todo-list.mapper.ts'
import { m } from '../../../../paraglide/messages.js'
import { formatDay, formatSpan } from '../../../../shared/format/dates.ts'
import { formatPercent } from '../../../../shared/format/numbers.ts'
import EditOutlined from '../../../../shared/icons/edit-outlined.tsx'
import FolderCopyOutlined from '../../../../shared/icons/folder-copy-outlined.tsx'
import HistoryOutlined from '../../../../shared/icons/history-outlined.tsx'
import LinkOutlined from '../../../../shared/icons/link-outlined.tsx'
import { paths } from '../../../../shared/paths.ts'
import { StatusChip } from '../../../../shared/ui/status-chip.tsx'
import { LONE_LINK } from '../../../../shared/ui/sx.ts'
import { DeleteListButton } from '../list/delete-list-button.tsx'

/** The card of a list: its facts, where it is used, and the actions that change it. */
export function TodoListCard({ list, actor }: { list: TodoList; actor: Actor }) {
  const { leftBehind } = list
  return (
    <Card
      component="article"
      sx={{ height: '100%', p: 5, display: 'flex', flexDirection: 'column', gap: 3, minWidth: 0 }}
    >
      <Box>
        <KindChip list={list} />
      </Box>
      <Typography variant="h3" component="h2" sx={{ overflowWrap: 'break-word' }}>
        <Link
          component={RouterLink}
          to={paths.instructor.editTodoList(list.id)}
          color="inherit"
          underline="hover"
          sx={LONE_LINK}
        >
          {list.title}
        </Link>
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {sizeText(list)}
      </Typography>
      {list.description !== '' && (
        <Typography variant="body2" sx={{ overflowWrap: 'break-word', ...THREE_LINES }}>
          {preview(list.description)}
        </Typography>
      )}
      <ThesisLine list={list} />
      <Box sx={{ mt: 'auto', pt: 1, display: 'grid', gap: 2 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {m.todo_lists_last_changed({ date: formatDay(list.changedOn) })}
        </Typography>
        {leftBehind === null && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button
              component={RouterLink}
              to={paths.instructor.editTodoList(list.id)}
              size="small"
              startIcon={<EditOutlined />}
              aria-label={m.todo_lists_edit_named({ title: list.title })}
            >
              {m.word_edit()}
            </Button>
            <DeleteListButton list={list} actor={actor} facts={null} size="small" />
          </Box>
        )}
      </Box>
    </Card>
  )
}

const THREE_LINES = {
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const

function KindChip({ list }: { list: TodoList }) {
  if (list.leftBehind !== null) {
    return (
      <StatusChip size="small" tone="muted" icon={<HistoryOutlined />} label={m.todo_lists_kind_released()} />
    )
  }
  return list.thesis === null ? (
    <StatusChip
      size="small"
      tone="neutral"
      icon={<FolderCopyOutlined />}
      label={m.todo_list_kind_template()}
    />
  ) : (
    <StatusChip size="small" tone="primary" icon={<LinkOutlined />} label={m.todo_lists_kind_attached()} />
  )
}

/** «5 βήματα · 84 ημέρες», with the confirmed share where a student works on it. */
function sizeText(list: TodoList): string {
  const parts: string[] = [m.todo_lists_steps_count({ count: list.steps.length })]
  if (list.steps.length > 0) parts.push(formatSpan(totalDays(list.steps), 'days'))
  if (list.thesis !== null && list.steps.length > 0) {
    parts.push(m.todo_lists_progress_of({ percent: formatPercent(completionProgress(list.steps)) }))
  }
  return parts.join(' · ')
}

function ThesisLine({ list }: { list: TodoList }) {
  const thesis = list.leftBehind?.thesis ?? list.thesis
  if (thesis === null) return null
  return (
    <Typography variant="body2" sx={{ overflowWrap: 'break-word' }}>
      <span>{m.field_thesis()}:</span>{' '}
      <Link component={RouterLink} to={paths.instructor.thesis(thesis.id)}>
        {thesis.title}
      </Link>
      {list.leftBehind !== null && (
        <span>{` · ${fullName(list.leftBehind.student)}, ${formatDay(list.leftBehind.on)}`}</span>
      )}
    </Typography>
  )
}
