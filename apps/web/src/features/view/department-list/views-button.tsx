import type { DepartmentList } from '@diatrivi/domain/view/department-list/list-columns'
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useId, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import VisibilityOutlined from '../../../shared/icons/visibility-outlined.tsx'
import { TOOL_LOOK } from '../../../shared/ui/sx.ts'
import { useAddressSearch } from '../../../shared/use-address-search.ts'
import type { View } from './saved-view.mapper.ts'
import { filtersIn, savedViewQueries } from './saved-view.queries.ts'

const ViewDialog = lazy(() => import('./view-dialog.tsx'))
const ViewsDialog = lazy(() => import('./views-dialog.tsx'))

type Opened = { kind: 'name'; view: Omit<View, 'id'> & { id: number | null } } | { kind: 'all' }

/** The own views of a list: one is chosen, the present filters are saved as another, and each is renamed or deleted. */
export function ViewsButton({ list }: { list: DepartmentList }) {
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [opened, setOpened] = useState<Opened | null>(null)
  const [parameters, setParameters] = useAddressSearch()
  const { data: views = [] } = useQuery(savedViewQueries.of(list))
  const present = filtersIn(list, parameters)

  const leave = () => setAnchor(null)
  const look = (query: string) => {
    leave()
    setParameters(() => new URLSearchParams(query), { preventScrollReset: true })
  }
  const open = (next: Opened) => {
    leave()
    setOpened(next)
  }
  const close = () => setOpened(null)

  return (
    <>
      <Button
        startIcon={<VisibilityOutlined aria-hidden />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={TOOL_LOOK}
      >
        {m.department_list_views()}
      </Button>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={leave}>
        {views.map(({ id: viewId, name, query }) => (
          <MenuItem
            key={viewId}
            role="menuitemradio"
            aria-checked={isSame(query, present)}
            selected={isSame(query, present)}
            onClick={() => look(query)}
            sx={{ maxWidth: 360, whiteSpace: 'normal', overflowWrap: 'anywhere' }}
          >
            {name}
          </MenuItem>
        ))}
        <MenuItem
          onClick={() => open({ kind: 'name', view: { id: null, name: '', query: present.toString() } })}
        >
          {m.department_list_view_save()}
        </MenuItem>
        <MenuItem disabled={views.length === 0} onClick={() => open({ kind: 'all' })}>
          {m.department_list_views_change()}
        </MenuItem>
      </Menu>
      <Suspense>
        {opened?.kind === 'name' && <ViewDialog list={list} view={opened.view} onClose={close} />}
        {opened?.kind === 'all' && (
          <ViewsDialog
            list={list}
            views={views}
            onRename={(view) => setOpened({ kind: 'name', view })}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  )
}

/** Whether an address shows what a view keeps, in whatever order it says so. */
function isSame(query: string, present: URLSearchParams): boolean {
  const inOrder = (parameters: URLSearchParams) => [...parameters].map(String).sort().join('&')
  return inOrder(new URLSearchParams(query)) === inOrder(present)
}
