import type { Components, Theme } from '@mui/material/styles'
import { m } from '../../paraglide/messages.js'

/**
 * The texts of MUI's own parts. They replace its locales, because those create a number formatter on load,
 * which takes longer than the rest of the theme.
 */
export function localeComponents(): Components<Theme> {
  return {
    MuiAlert: { defaultProps: { closeText: m.control_close() } },
    MuiAutocomplete: {
      defaultProps: {
        clearText: m.control_clear(),
        closeText: m.control_close(),
        loadingText: m.control_loading(),
        noOptionsText: m.control_no_options(),
        openText: m.control_open(),
      },
    },
  }
}
