import type { Components, Theme } from '@mui/material/styles'
import { m } from '../../paraglide/messages.js'

/**
 * The texts of MUI's own parts. They replace its locales, because those create a number formatter on load,
 * which takes longer than the rest of the theme.
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
