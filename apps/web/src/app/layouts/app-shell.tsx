import { isNotified, type Role } from '@diatrivi/domain/people/account/role'
import Box from '@mui/material/Box'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useSignOut } from '../../features/people/account/sign-out.mutations.ts'
import { NoticeBell } from '../../features/thesis/notice/list/notice-bell.tsx'
import { hasTakenOver } from '../../shared/first-paint/before-scripts.ts'
import { AfterPaint, afterFirstPaint } from '../../shared/first-paint/deferred.tsx'
import { homePathOf } from '../../shared/paths.ts'
import { PHONE_BAR, TOP_BAR_HEIGHT } from '../../shared/ui/measures.ts'
import { NOT_ON_PAPER } from '../../shared/ui/sx.ts'
import { FirstTour } from './first-tour.tsx'
import { Footer } from './footer.tsx'
import { LiveNotices } from './live-notices.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { QuickSearch } from './quick-search.tsx'
import { SideMenu } from './side-menu.tsx'
import { CONTENT_ID, SkipLink } from './skip-link.tsx'
import { SHELL_WIDTH, TopBar } from './top-bar.tsx'

/** Fetched when the page stands, because it is opened on phones alone. */
const loadMenuDrawer = () => import('./menu-drawer.tsx')
const MenuDrawer = lazy(loadMenuDrawer)
const PhoneBar = lazy(() => import('./phone-bar.tsx'))

/** The frame of everything behind the sign-in. */
export function AppShell({ audience, children }: { audience: Role; children: ReactNode }) {
  // The frame and the first page are drawn in two turns. A later page comes at once, as its title is to have the focus.
  const [isWindowBeginning] = useState(() => !hasTakenOver())
  const [menu, setMenu] = useState<'unopened' | 'open' | 'closed'>('unopened')
  useEffect(() => afterFirstPaint(loadMenuDrawer), [])
  const signOut = useSignOut()
  const opener = { isOpen: menu === 'open', onOpen: () => setMenu('open') }
  const hasBar = audience === 'student' || audience === 'instructor'

  return (
    <>
      <SkipLink />
      <TopBar
        home={homePathOf(audience)}
        {...(!hasBar && { menu: opener })}
        search={<QuickSearch audience={audience} />}
        bell={isNotified(audience) && <NoticeBell isInBar={hasBar} />}
        signOut={{ isPending: signOut.isPending, onSignOut: () => signOut.mutate() }}
      />
      {hasBar && (
        <AfterPaint place={null}>
          <PhoneBar audience={audience} menu={opener} />
        </AfterPaint>
      )}
      {isNotified(audience) && <LiveNotices />}
      <FirstTour audience={audience} />
      <NavigationProgress />
      {menu !== 'unopened' && (
        <Suspense>
          <MenuDrawer
            audience={audience}
            isOpen={opener.isOpen}
            onClose={() => setMenu('closed')}
            onSignOut={() => signOut.mutate()}
          />
        </Suspense>
      )}
      <Box
        {...(hasBar && { [PHONE_BAR]: '' })}
        sx={{
          display: 'grid',
          '@media print': { display: 'block' },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(12.5rem, 17%) minmax(0, 1fr)' },
          maxWidth: SHELL_WIDTH,
          mx: 'auto',
        }}
      >
        <Box
          sx={{
            display: { xs: 'none', md: 'block' },
            borderRight: 1,
            borderColor: 'divider',
            ...NOT_ON_PAPER,
          }}
        >
          <Box sx={SIDE}>
            <SideMenu audience={audience} />
            <Footer />
          </Box>
        </Box>
        <Box sx={{ minWidth: 0, px: { xs: 4, sm: 6, lg: 8 } }}>
          <Box
            component="main"
            id={CONTENT_ID}
            tabIndex={-1}
            sx={{
              py: { xs: 5, md: 8 },
              boxSizing: 'border-box',
              minHeight: `calc(100dvh - ${TOP_BAR_HEIGHT}px)`,
              // No empty sheet follows the last line.
              '@media print': { py: 0, minHeight: 0 },
            }}
          >
            {isWindowBeginning ? <AfterPaint>{children}</AfterPaint> : children}
          </Box>
          {/* It starts below the screen, so that it does not jump when the content appears. */}
          <Box sx={{ display: { md: 'none' } }}>
            <Footer />
          </Box>
        </Box>
      </Box>
    </>
  )
}

/** The menu and, at its lower end, the footer: always in sight, so that a short page is no taller than the screen. */
const SIDE = {
  position: 'sticky',
  top: TOP_BAR_HEIGHT,
  boxSizing: 'border-box',
  height: `calc(100dvh - ${TOP_BAR_HEIGHT}px)`,
  overflowY: 'auto',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  px: 3,
  pt: 6,
  // Where the signs of the menu begin.
  '& footer': { px: 3 },
} as const
