import type { Role } from '@diatrivi/domain/people/account/role'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import { m } from '../../paraglide/messages.js'
import CloseOutlined from '../../shared/icons/close-outlined.tsx'
import LogoutOutlined from '../../shared/icons/logout-outlined.tsx'
import { PreferencesMenu } from './preferences-menu.tsx'
import { SideMenu } from './side-menu.tsx'

interface MenuDrawerProps {
  audience: Role
  isOpen: boolean
  onClose: () => void
  onSignOut: () => void
}

/** The side menu below 900 px. */
export default function MenuDrawer({ audience, isOpen, onClose, onSignOut }: MenuDrawerProps) {
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      sx={{ display: { md: 'none' } }}
      slotProps={{
        paper: { role: 'dialog', 'aria-label': m.shell_menu(), sx: { width: 'min(320px, 86vw)', p: 3 } },
      }}
    >
      <Button
        variant="text"
        color="inherit"
        startIcon={<CloseOutlined aria-hidden />}
        onClick={onClose}
        sx={{ ...AS_AN_ENTRY, mb: 2 }}
      >
        {m.menu_close_menu()}
      </Button>
      <SideMenu audience={audience} onChosen={onClose} />
      <Box sx={{ borderTop: 1, borderColor: 'divider', mt: 4, pt: 3 }}>
        <PreferencesMenu entry={AS_AN_ENTRY} />
        <Button
          variant="text"
          color="inherit"
          startIcon={<LogoutOutlined aria-hidden />}
          onClick={onSignOut}
          sx={AS_AN_ENTRY}
        >
          {m.shell_sign_out()}
        </Button>
      </Box>
    </Drawer>
  )
}

/** Aligns signs and words with those of the menu's entries. */
const AS_AN_ENTRY = {
  width: '100%',
  justifyContent: 'flex-start',
  minHeight: 44,
  px: 3,
  '& .MuiButton-startIcon': { width: 32, m: 0 },
}
