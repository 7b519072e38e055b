import type { Components, Theme } from '@mui/material/styles'
import type {} from '@mui/x-data-grid/themeAugmentation'
import type {} from '@mui/x-date-pickers/themeAugmentation'
import { CONTROL_CORNER } from '../tokens.ts'

/** Pickers and grid, dressed as the rest; types only, so that neither comes with the theme. */
export const xComponents: Components<Theme> = {
  MuiPickersOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: CONTROL_CORNER,
        backgroundColor: theme.vars.palette.background.paper,
        '& :focus-visible': { outline: 'none' },
      }),
      notchedOutline: ({ theme }) => ({
        borderColor: theme.vars.palette.controlEdge,
        borderRadius: CONTROL_CORNER,
      }),
      sectionsContainer: { paddingBlock: 13 },
    },
  },
  MuiDataGrid: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderColor: theme.vars.palette.divider,
        borderRadius: 10,
        backgroundColor: theme.vars.palette.background.paper,
        '--DataGrid-rowBorderColor': theme.vars.palette.divider,
        '--DataGrid-containerBackground': theme.vars.palette.background.paper,
        fontSize: '1rem',
      }),
      columnHeaderTitle: { fontWeight: 650 },
      cell: { fontVariantNumeric: 'tabular-nums' },
    },
  },
}
