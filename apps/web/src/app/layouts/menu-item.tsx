import Box from '@mui/material/Box'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation, useMatches } from 'react-router'
import { overviewQueries } from '../../features/view/overview/notification-count.queries.ts'
import { m } from '../../paraglide/messages.js'
import { useAfterPaint } from '../../shared/first-paint/deferred.tsx'
import type { InMenu } from '../../shared/route-module.ts'
import { VISUALLY_HIDDEN } from '../../shared/ui/sx.ts'
import { isCurrent, type MenuEntry } from './menus.tsx'

export interface MenuItemProps {
  entry: MenuEntry
  onChosen?: () => void
}

export function MenuItem({ entry, onChosen }: MenuItemProps) {
  const current = isCurrent(entry, useMenuAddress())
  const Icon = entry.icon
  return (
    <ListItem disablePadding>
      <ListItemButton
        component={Link}
        to={entry.to}
        selected={current}
        aria-current={current ? 'page' : undefined}
        {...(onChosen && { onClick: onChosen })}
        sx={{
          minHeight: 44,
          px: 3,
          '&.Mui-selected, &.Mui-selected:hover': { bgcolor: 'primary.tint', color: 'primary.main' },
          '&.Mui-selected .MuiListItemIcon-root': { color: 'inherit' },
        }}
      >
        <ListItemIcon sx={{ minWidth: 32, color: 'text.secondary' }}>
          <Icon fontSize="small" aria-hidden />
        </ListItemIcon>
        <ListItemText
          primary={entry.label}
          slotProps={{ primary: { sx: { fontWeight: current ? 650 : 500, lineHeight: 1.3 } } }}
        />
        {entry.showsNotifications && <NotificationCount />}
      </ListItemButton>
    </ListItem>
  )
}

/** The address by which the page is found in the menu: its own, unless its loader names another. */
export function useMenuAddress(): string {
  const { pathname } = useLocation()
  const loaded = useMatches().at(-1)?.loaderData as InMenu | null | undefined
  return loaded?.menuAddress ?? pathname
}

/** A badge drawn as text, so that it is read with the word it belongs to. */
function NotificationCount() {
  // An earlier answer would restart the drawing of the first page.
  const { data: total = 0 } = useQuery({ ...overviewQueries.notificationCount(), enabled: useAfterPaint(2) })
  if (total === 0) return null
  return (
    <>
      <Box
        component="span"
        aria-hidden
        sx={{
          minWidth: 24,
          px: 2,
          lineHeight: '24px',
          borderRadius: 999,
          bgcolor: 'accent.main',
          color: 'accent.contrastText',
          fontSize: '0.875rem',
          fontWeight: 650,
          textAlign: 'center',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {total > 99 ? '99+' : total}
      </Box>
      <Box component="span" sx={VISUALLY_HIDDEN}>
        {m.menu_notifications({ count: total })}
      </Box>
    </>
  )
}
