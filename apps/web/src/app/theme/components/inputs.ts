import type { Components, Theme } from '@mui/material/styles'
import { CONTROL_CORNER } from '../tokens.ts'

export const inputComponents: Components<Theme> = {
  MuiTextField: { defaultProps: { fullWidth: true, variant: 'outlined' } },
  MuiFormControl: { defaultProps: { fullWidth: true } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: CONTROL_CORNER,
        backgroundColor: theme.vars.palette.background.paper,
        // The edge itself turns into the ring; two rings around one field are one too many.
        '& :focus-visible': { outline: 'none' },
      }),
      notchedOutline: ({ theme }) => ({
        borderColor: theme.vars.palette.controlEdge,
        transition: theme.transitions.create('border-color', {
          duration: theme.transitions.duration.shortest,
        }),
      }),
      // Around several lines the field itself has the margin.
      input: { paddingBlock: 13, 'textarea&': { paddingBlock: 0 } },
      multiline: { paddingBlock: 13 },
    },
  },
  MuiInputLabel: {
    styleOverrides: {
      outlined: { '&:not(.MuiInputLabel-shrink)': { transform: 'translate(14px, 13px) scale(1)' } },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        fontSize: '0.875rem',
        lineHeight: 1.4,
        marginInline: 2,
        marginTop: 5,
        // It says why or what for, which is read just as well while the field is disabled.
        '&.Mui-disabled': { color: theme.vars.palette.text.secondary },
      }),
    },
  },
  MuiFormLabel: {
    styleOverrides: { asterisk: ({ theme }) => ({ color: theme.vars.palette.text.secondary }) },
  },
  MuiAutocomplete: {
    styleOverrides: {
      paper: ({ theme }) => ({ border: `1px solid ${theme.vars.palette.divider}`, marginBlock: 4 }),
      option: { minHeight: 44 },
      inputRoot: { paddingBlock: 6 },
    },
  },
}
