import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { m } from '../../../../paraglide/messages.js'
import { SearchField } from '../../../../shared/ui/search-field.tsx'
import { LIST_SCOPES, type ListScope, type ListSearch } from '../todo-list-search.ts'

const SCOPE_NAMES: Record<ListScope, () => string> = {
  all: m.todo_lists_scope_all,
  templates: m.todo_lists_scope_templates,
  attached: m.todo_lists_scope_attached,
  released: m.todo_lists_scope_released,
}

interface TodoListFiltersProps {
  search: ListSearch
  onChange: (changed: Partial<ListSearch>) => void
}

/** The filters of lists: by use and by title. A new filter starts at the first page. */
export function TodoListFilters({ search, onChange }: TodoListFiltersProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 4, mb: 5, alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        value={search.scope}
        onChange={(_event, scope: ListScope | null) => scope !== null && onChange({ scope })}
        aria-label={m.todo_lists_scope()}
        sx={TWO_ROWS_ON_A_PHONE}
      >
        {LIST_SCOPES.map((scope) => (
          <ToggleButton key={scope} value={scope}>
            {SCOPE_NAMES[scope]()}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ flex: '1 1 240px', maxWidth: { sm: 420 } }}>
        <SearchField
          label={m.todo_lists_search()}
          value={search.title}
          onChange={(title) => onChange({ title })}
        />
      </Box>
    </Box>
  )
}

/** On narrow screens the row of joined buttons breaks, so each button has an edge of its own. */
const TWO_ROWS_ON_A_PHONE = (theme: Theme) => ({
  [theme.breakpoints.down('sm')]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: theme.spacing(2),
    width: '100%',
    '&& .MuiToggleButton-root': {
      margin: 0,
      border: `1px solid ${theme.vars.palette.controlEdge}`,
      borderRadius: `${CORNER}px`,
    },
  },
})
/** Pixels, as every control has. */
const CORNER = 8
