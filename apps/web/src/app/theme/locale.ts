import type { Components, Theme } from '@mui/material/styles'
import { m } from '../../paraglide/messages.js'

/**
 * What MUI's parts say by themselves. Our own words and not its locales: those make a formatter of numbers at once,
 * which takes longer than all the rest of the theme.
 */
export function localeComponents(): Components<Theme> {
  return {
    MuiAlert: { defaultProps: { closeText: m.ui_close() } },
    MuiAutocomplete: {
      defaultProps: {
        clearText: m.ui_clear(),
        closeText: m.ui_close(),
        loadingText: m.ui_loading(),
        noOptionsText: m.ui_no_options(),
        openText: m.ui_open(),
      },
    },
  }
}
