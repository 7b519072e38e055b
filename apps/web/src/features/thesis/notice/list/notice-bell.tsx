import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { m } from '../../../../paraglide/messages.js'
import { useAfterPaint } from '../../../../shared/first-paint/deferred.tsx'
import NotificationsOutlined from '../../../../shared/icons/notifications-outlined.tsx'
import { paths } from '../../../../shared/paths.ts'
import { noticeQueries } from '../notice.queries.ts'

const NoticePanel = lazy(() =>
  import('./notice-panel.tsx').then((module) => ({ default: module.NoticePanel })),
)

/**
 * The number of unread notices; opens the newest ones, and on phones their page.
 * @param isInBar whether the way to that page stands in the phone's bar
 */
export function NoticeBell({ isInBar = false }: { isInBar?: boolean }) {
  // An earlier answer would restart the drawing of the first page.
  const { data: unread = 0 } = useQuery({ ...noticeQueries.unread(), enabled: useAfterPaint(2) })
  const queryClient = useQueryClient()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [wasOpened, setWasOpened] = useState(false)
  const name = unread === 0 ? m.menu_notices() : m.menu_notices_unread({ count: unread })
  const look = {
    variant: 'text',
    color: 'inherit',
    startIcon: <Bell unread={unread} />,
    'aria-label': name,
  } as const
  return (
    <>
      <Button
        {...look}
        component={Link}
        to={paths.notices()}
        sx={{ ...ICON_ALONE, display: { xs: isInBar ? 'none' : 'inline-flex', md: 'none' } }}
      />
      <Button
        {...look}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onPointerEnter={() => void queryClient.prefetchQuery(noticeQueries.newest())}
        onClick={(event) => {
          setWasOpened(true)
          setAnchor(event.currentTarget)
        }}
        sx={{ ...ICON_ALONE, display: { xs: 'none', md: 'inline-flex' }, mr: { lg: -3 } }}
      >
        <Box component="span" sx={{ display: { xs: 'none', lg: 'inline' }, ml: spaceFor(unread) }}>
          {m.menu_notices()}
        </Box>
      </Button>
      {wasOpened && (
        <Suspense>
          <NoticePanel anchor={anchor} unread={unread} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  )
}

const ICON_ALONE = { minWidth: 44, '& .MuiButton-startIcon': { m: 0 } }
const MOST_SHOWN = 99

/** The number lies between the bell and its word. */
function spaceFor(unread: number): number {
  if (unread > MOST_SHOWN) return 7
  return unread > 9 ? 5 : 3
}

function Bell({ unread }: { unread: number }) {
  return (
    <Box component="span" aria-hidden sx={{ position: 'relative', display: 'inline-flex' }}>
      <NotificationsOutlined />
      {unread > 0 && (
        <Box
          component="span"
          sx={{
            position: 'absolute',
            top: -8,
            left: 14,
            minWidth: 18,
            px: 1,
            lineHeight: '18px',
            borderRadius: 999,
            bgcolor: 'accent.main',
            color: 'accent.contrastText',
            boxShadow: (theme) => `0 0 0 2px ${theme.vars.palette.background.default}`,
            fontSize: '0.75rem',
            fontWeight: 650,
            textAlign: 'center',
            fontVariantNumeric: 'tabular-nums',
            // Drawn by CSS, because the name of the button already contains the number.
            '&::before': { content: `"${unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}"` },
          }}
        />
      )}
    </Box>
  )
}
