import type { Components, Theme } from '@mui/material/styles'
import type {} from '@mui/x-data-grid/themeAugmentation'
import type {} from '@mui/x-date-pickers/themeAugmentation'
import { CONTROL_CORNER, FLOATING_SHADOW } from '../tokens.ts'
import { NO_HOVER, tappedEdge } from './inputs.ts'

/** The look of pickers and grid; only types are imported, so that neither is loaded with the theme. */
export const xComponents: Components<Theme> = {
  MuiPickersOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: CONTROL_CORNER,
        backgroundColor: theme.vars.palette.background.paper,
        '& :focus-visible': { outline: 'none' },
        '&.Mui-disabled': { color: theme.vars.palette.text.disabled },
        [NO_HOVER]: tappedEdge('MuiPickersOutlinedInput', theme.vars.palette.controlEdge),
      }),
      notchedOutline: ({ theme }) => ({
        borderColor: theme.vars.palette.controlEdge,
        borderRadius: CONTROL_CORNER,
      }),
      sectionsContainer: { paddingBlock: 13 },
    },
  },
  MuiPickerPopper: {
    styleOverrides: {
      paper: ({ theme }) => ({
        border: `1px solid ${theme.vars.palette.floatingEdge}`,
        boxShadow: FLOATING_SHADOW,
      }),
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
        // The chosen option looks as in the menu and in the bar above the grid.
        '& .MuiDataGrid-row.Mui-selected, & .MuiDataGrid-row.Mui-selected:hover': {
          backgroundColor: theme.vars.palette.primary.tint,
        },
        // The grid draws a fainter one, and that one also for the mouse.
        '& .MuiDataGrid-cell:focus-within, & .MuiDataGrid-columnHeader:focus-within': {
          outline: 'none',
          '&:focus-visible, &:has(:focus-visible)': {
            outline: `2px solid ${theme.vars.palette.primary.main}`,
            outlineOffset: -2,
          },
        },
      }),
      columnHeaderTitle: { fontWeight: 650 },
      cell: { fontVariantNumeric: 'tabular-nums' },
    },
  },
}
