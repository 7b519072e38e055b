import type { Role } from '@diatrivi/domain/people/account/role'
import Box from '@mui/material/Box'
import List from '@mui/material/List'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { viewerQueries } from '../../entities/viewer/viewer.queries.ts'
import { committeeQueries } from '../../features/examination/committee/committee.queries.ts'
import { m } from '../../paraglide/messages.js'
import { useAfterPaint } from '../../shared/first-paint/deferred.tsx'
import { MenuItem, type MenuItemProps } from './menu-item.tsx'
import { MENUS } from './menus.tsx'

/** Few hold an office. */
const OfficeMenu = lazy(() => import('./office-menu.tsx'))

interface SideMenuProps {
  audience: Role
  onChosen?: () => void
}

export function SideMenu({ audience, onChosen }: SideMenuProps) {
  const chosen = onChosen && { onChosen }
  return (
    <Box component="nav" aria-label={m.menu_main_menu()}>
      <List disablePadding sx={{ display: 'grid', gap: 1 }}>
        {MENUS[audience]().map(({ isOfMembers, ...entry }) => {
          const Item = isOfMembers ? MembersItem : MenuItem
          return <Item key={entry.to} entry={entry} {...chosen} />
        })}
      </List>
      {audience === 'instructor' && <PagesByOffice {...chosen} />}
    </Box>
  )
}

/** Draws nothing for a person who sits in no committee and is offered no seat, as in a department without a rule book. */
function MembersItem(props: MenuItemProps) {
  const isPainted = useAfterPaint(2)
  const { data: seats } = useQuery({ ...committeeQueries.ownSeats(), enabled: isPainted })
  const { data: offered = [] } = useQuery({
    ...committeeQueries.withoutAccount(),
    enabled: isPainted && seats?.length === 0,
  })
  return (seats !== undefined && seats.length > 0) || offered.length > 0 ? <MenuItem {...props} /> : null
}

/** The pages of the department, for an instructor who holds an office of it. */
function PagesByOffice(props: Pick<SideMenuProps, 'onChosen'>) {
  const { data: profile } = useQuery({ ...viewerQueries.profile(), enabled: useAfterPaint(2) })
  if (!profile?.offices.length) return null
  return (
    <Suspense>
      <OfficeMenu {...props} />
    </Suspense>
  )
}
