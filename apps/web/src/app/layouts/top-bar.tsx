import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { lazy, type ReactNode, Suspense } from 'react'
import { m } from '../../paraglide/messages.js'
import { useInstallationFact } from '../../shared/api/installation.ts'
import LogoutOutlined from '../../shared/icons/logout-outlined.tsx'
import MenuOutlined from '../../shared/icons/menu-outlined.tsx'
import { TOP_BAR_HEIGHT } from '../../shared/ui/measures.ts'
import { NOT_ON_PAPER } from '../../shared/ui/sx.ts'
import { ConnectionBanner } from '../providers/connection-banner.tsx'
import { PreferencesMenu } from './preferences-menu.tsx'
import { Wordmark } from './wordmark.tsx'

const Operator = lazy(() => import('./operator.tsx'))

export const SHELL_WIDTH = 1440

/** There is no room for every button; the menu has this one too. */
const NARROW = '@media (max-width: 379.95px)'

interface TopBarProps {
  home: string
  /** Left out where there is no menu. */
  menu?: { isOpen: boolean; onOpen: () => void }
  /** Left out while no person is signed in. */
  search?: ReactNode
  /** Left out for roles without notices. */
  bell?: ReactNode
  /** Left out while no person is signed in. */
  signOut?: { isPending: boolean; onSignOut: () => void }
}

export function TopBar({ home, menu, search, bell, signOut }: TopBarProps) {
  const operator = useInstallationFact('operator')
  return (
    <>
      <Box
        component="header"
        sx={{
          position: 'sticky',
          top: 0,
          zIndex: 'appBar',
          height: TOP_BAR_HEIGHT,
          bgcolor: 'background.default',
          borderBottom: 1,
          borderColor: 'divider',
          ...NOT_ON_PAPER,
        }}
      >
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: { xs: 1, md: 3 },
            height: '100%',
            maxWidth: SHELL_WIDTH,
            mx: 'auto',
            px: { xs: 3, md: 6 },
          }}
        >
          {menu && (
            <Button
              variant="text"
              color="inherit"
              startIcon={<MenuOutlined aria-hidden />}
              aria-haspopup="dialog"
              aria-expanded={menu.isOpen}
              onClick={menu.onOpen}
              sx={{ display: { md: 'none' }, px: 2 }}
            >
              {m.shell_menu()}
            </Button>
          )}
          <Wordmark to={home} />
          <Suspense>{operator !== null && <Operator name={operator} />}</Suspense>
          <Box sx={{ flex: 1 }} />
          {search}
          {bell}
          <Box sx={menu && { [NARROW]: { display: 'none' } }}>
            <PreferencesMenu />
          </Box>
          {signOut && (
            <Button
              variant="text"
              color="inherit"
              startIcon={<LogoutOutlined aria-hidden />}
              disabled={signOut.isPending}
              onClick={signOut.onSignOut}
              sx={{ display: { xs: 'none', md: 'inline-flex' } }}
            >
              {m.shell_sign_out()}
            </Button>
          )}
        </Box>
      </Box>
      <ConnectionBanner top={TOP_BAR_HEIGHT} />
    </>
  )
}
