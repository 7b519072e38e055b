import type { Role } from '@diatrivi/domain/people/account/role'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Switch from '@mui/material/Switch'
import { useId, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { singleKeys } from '../../shared/single-keys.ts'
import { numberedPagesOf } from './menus.tsx'
import { KEY_LOOK, searchKeys } from './search-keys.ts'

interface KeySheetProps {
  audience: Role
  isOpen: boolean
  onClose: () => void
}

/** What each key does, and whether those without Ctrl do anything. */
export function KeySheet({ audience, isOpen, onClose }: KeySheetProps) {
  const [titleId, helpId] = [useId(), useId()]
  const [areOn, setOn] = useState(singleKeys.areOn)
  const single = [
    ['/', m.ui_search()],
    ['?', m.shell_keys()],
    ...numberedPagesOf(audience).map(({ label }, index) => [String(index + 1), label] as const),
  ] as const
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{m.shell_keys()}</DialogTitle>
      <DialogContent>
        <Box component="dl" sx={KEYS}>
          {[[searchKeys(), m.ui_search()] as const, ...(areOn ? single : [])].map(([key, what]) => (
            <Box key={key} sx={{ display: 'contents' }}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{what}</dd>
            </Box>
          ))}
        </Box>
        <FormControlLabel
          label={m.shell_keys_single()}
          control={
            <Switch
              checked={areOn}
              onChange={(_event, isOn) => {
                singleKeys.turn(isOn)
                setOn(isOn)
              }}
              slotProps={{ input: { 'aria-describedby': helpId } }}
            />
          }
        />
        <FormHelperText id={helpId} sx={{ mt: 0 }}>
          {m.shell_keys_single_help()}
        </FormHelperText>
      </DialogContent>
      <DialogActions>
        <Button variant="text" color="neutral" onClick={onClose}>
          {m.control_close()}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const KEYS = {
  m: 0,
  mb: 5,
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  columnGap: 5,
  rowGap: 2,
  '& dd': { m: 0 },
  '& kbd': { ...KEY_LOOK, fontSize: '0.875rem' },
} as const
