import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { noticeQueries } from '../../features/thesis/notice/notice.queries.ts'
import { overviewQueries } from '../../features/view/overview/notification-count.queries.ts'
import { m } from '../../paraglide/messages.js'
import { useAfterPaint } from '../../shared/first-paint/deferred.tsx'
import MenuOutlined from '../../shared/icons/menu-outlined.tsx'
import NotificationsOutlined from '../../shared/icons/notifications-outlined.tsx'
import { paths } from '../../shared/paths.ts'
import { PHONE_BAR_HEIGHT } from '../../shared/ui/measures.ts'
import { NOT_ON_PAPER } from '../../shared/ui/sx.ts'
import { useMenuAddress } from './menu-item.tsx'
import { isCurrent, MENUS, type MenuEntry } from './menus.tsx'

interface PhoneBarProps {
  audience: 'student' | 'instructor'
  menu: { isOpen: boolean; onOpen: () => void }
}

/**
 * What students and instructors use most, within reach of the thumb. The styles of the page keep its place before it comes.
 * It stands before the page's content, as the menu does on a wide screen. The keyboard of a phone covers it.
 */
export default function PhoneBar({ audience, menu }: PhoneBarProps) {
  const isPainted = useAfterPaint(2)
  const { data: waiting = 0 } = useQuery({
    ...overviewQueries.notificationCount(),
    enabled: isPainted && audience === 'instructor',
  })
  const { data: unread = 0 } = useQuery({ ...noticeQueries.unread(), enabled: isPainted })
  return (
    <Box component="nav" aria-label={m.shell_menu()} sx={BAR}>
      {entriesOf(audience).map((entry) =>
        entry.showsNotifications && waiting > 0 ? (
          <PageLink
            key={entry.to}
            entry={entry}
            count={waiting}
            name={`${entry.label}, ${m.menu_notifications({ count: waiting })}`}
          />
        ) : (
          <PageLink key={entry.to} entry={entry} count={0} name={entry.label} />
        ),
      )}
      <PageLink
        entry={{ label: m.menu_notices(), to: paths.notices(), icon: NotificationsOutlined, covers: [] }}
        count={unread}
        name={unread === 0 ? m.menu_notices() : m.menu_notices_unread({ count: unread })}
      />
      <ButtonBase aria-haspopup="dialog" aria-expanded={menu.isOpen} onClick={menu.onOpen} sx={ITEM}>
        <MenuOutlined aria-hidden />
        <span>{m.shell_menu()}</span>
      </ButtonBase>
    </Box>
  )
}

/** Two pages of the menu, in its order but for the student's work, which comes first. */
function entriesOf(audience: PhoneBarProps['audience']): MenuEntry[] {
  const shown =
    audience === 'student'
      ? [paths.student.currentThesis(), paths.student.openTheses()]
      : [paths.instructor.overview(), paths.instructor.theses()]
  const entries = MENUS[audience]().filter(({ to }) => shown.includes(to))
  return entries.map((entry) =>
    entry.to === paths.student.openTheses() ? { ...entry, label: m.today_topics() } : entry,
  )
}

interface PageLinkProps {
  entry: MenuEntry
  count: number
  /** The words of the entry, with what the number counts. */
  name: string
}

function PageLink({ entry, count, name }: PageLinkProps) {
  const current = isCurrent(entry, useMenuAddress())
  const Icon = entry.icon
  return (
    <ButtonBase
      component={Link}
      to={entry.to}
      aria-label={name}
      aria-current={current ? 'page' : undefined}
      sx={ITEM}
    >
      <Box component="span" aria-hidden sx={{ position: 'relative', display: 'flex' }}>
        <Icon />
        {count > 0 && (
          // Drawn by CSS, because the name already contains the number.
          <Box component="span" sx={COUNT} data-count={count > 99 ? '99+' : count} />
        )}
      </Box>
      <span>{entry.label}</span>
    </ButtonBase>
  )
}

const COUNT = {
  position: 'absolute',
  top: -4,
  left: 14,
  minWidth: 18,
  px: 1,
  lineHeight: '18px',
  borderRadius: 999,
  bgcolor: 'accent.main',
  color: 'accent.contrastText',
  fontWeight: 650,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  '&::before': { content: 'attr(data-count)' },
}

const BAR = {
  display: { xs: 'grid', md: 'none' },
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: 'appBar',
  height: PHONE_BAR_HEIGHT,
  boxSizing: 'border-box',
  paddingInline: 'env(safe-area-inset-left) env(safe-area-inset-right)',
  paddingBottom: 'env(safe-area-inset-bottom)',
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
  ...NOT_ON_PAPER,
}

const ITEM = {
  display: 'flex',
  flexDirection: 'column',
  gap: 0.5,
  minWidth: 0,
  paddingTop: '3px',
  fontFamily: 'inherit',
  fontSize: '0.75rem',
  fontWeight: 500,
  lineHeight: 1.2,
  color: 'text.secondary',
  '&[aria-current]': {
    color: 'primary.main',
    fontWeight: 650,
    paddingTop: 0,
    borderTop: '3px solid currentColor',
  },
  '&:focus-visible': { outlineOffset: -3 },
}
