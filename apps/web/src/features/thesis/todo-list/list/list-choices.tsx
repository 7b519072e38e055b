import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import type { TodoList } from '../../../../entities/todo-list/todo-list.mapper.ts'
import { m } from '../../../../paraglide/messages.js'
import { MoreBySearch } from './more-by-search.tsx'

interface ListChoicesProps {
  lists: readonly TodoList[]
  /** How many there are, also beyond these. */
  total: number
  chosen: TodoList | null
  onChoose: (list: TodoList) => void
}

export function ListChoices({ lists, total, chosen, onChoose }: ListChoicesProps) {
  if (lists.length === 0) return <Typography>{m.todo_lists_none_match()}</Typography>
  return (
    <Box sx={{ minWidth: 0 }}>
      <RadioGroup
        aria-label={m.todo_lists_heading()}
        value={chosen?.id ?? ''}
        onChange={(_event, id) => {
          const list = lists.find((each) => each.id === Number(id))
          if (list !== undefined) onChoose(list)
        }}
        sx={SCROLLS}
      >
        {lists.map((list) => (
          <FormControlLabel
            key={list.id}
            value={list.id}
            control={<Radio sx={{ alignSelf: 'flex-start' }} />}
            label={<Choice list={list} />}
            sx={{
              mr: 0,
              ml: 0,
              alignItems: 'flex-start',
              '& .MuiFormControlLabel-label': { minWidth: 0, pt: 2 },
            }}
          />
        ))}
      </RadioGroup>
      <MoreBySearch shown={lists.length} total={total} />
    </Box>
  )
}

function Choice({ list }: { list: TodoList }) {
  const where = list.thesis === null ? m.todo_list_kind_template() : list.thesis.title
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ fontWeight: 600, overflowWrap: 'break-word' }}>{list.title}</Box>
      <Box sx={{ fontSize: '0.875rem', color: 'text.secondary', overflowWrap: 'break-word' }}>
        {m.todo_lists_steps_count({ count: list.steps.length })} · {where}
      </Box>
    </Box>
  )
}

/** Fades out where the list goes on; the last row stands above the fade. */
const SCROLLS = {
  maxHeight: 384,
  overflowY: 'auto',
  flexWrap: 'nowrap',
  gap: 1,
  pb: 8,
  maskImage: 'linear-gradient(to top, transparent, #000 40px)',
} as const
