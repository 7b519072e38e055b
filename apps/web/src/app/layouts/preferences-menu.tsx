import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { SxProps, Theme } from '@mui/material/styles'
import { lazy, Suspense, useId, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import TuneOutlined from '../../shared/icons/tune-outlined.tsx'

const PreferencesList = lazy(() =>
  import('./preferences-list.tsx').then((module) => ({ default: module.PreferencesList })),
)

/** The button stands on every page; the menu is loaded when it is opened. `entry`: its look as an entry of a menu. */
export function PreferencesMenu({ entry }: { entry?: SxProps<Theme> }) {
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [wasOpened, setWasOpened] = useState(false)

  return (
    <>
      <Button
        variant="text"
        color="inherit"
        startIcon={<TuneOutlined aria-hidden />}
        aria-label={m.shell_settings()}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => {
          setWasOpened(true)
          setAnchor(event.currentTarget)
        }}
        sx={entry ?? IN_THE_BAR}
      >
        <Box component="span" sx={{ display: { xs: entry ? 'inline' : 'none', sm: 'inline' } }}>
          {m.shell_settings()}
        </Box>
      </Button>
      {wasOpened && (
        <Suspense>
          <PreferencesList id={id} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  )
}

const IN_THE_BAR = {
  minWidth: 44,
  mr: { xs: 0, sm: -3 },
  '& .MuiButton-startIcon': { ml: 0, mr: { xs: 0, sm: 2 } },
}
