import type { Components, Theme } from '@mui/material/styles'
import type {} from '@mui/x-date-pickers/themeAugmentation'
import { CONTROL_CORNER, FLOATING_SHADOW } from '../tokens.ts'
import { NO_HOVER, tappedEdge } from './inputs.ts'

/** The look of pickers; only types are imported, so that they are not loaded with the theme. */
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
}
