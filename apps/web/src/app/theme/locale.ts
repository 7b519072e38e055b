import { elGR } from '@mui/material/locale'
import type { Components, Theme } from '@mui/material/styles'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'

/** MUI's own Greek, with its slip mended; English is what MUI speaks by itself. */
export function localeComponents(): Components<Theme> {
  if (getLocale() !== 'el') return {}
  const greek = elGR.components ?? {}
  return {
    ...greek,
    MuiTablePagination: {
      defaultProps: { ...greek.MuiTablePagination?.defaultProps, labelRowsPerPage: m.ui_rows_per_page() },
    },
  }
}
