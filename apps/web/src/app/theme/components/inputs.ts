import type { Components, Theme } from '@mui/material/styles'
import { TOUCH } from '../../../shared/ui/measures.ts'
import { CONTROL_CORNER, FLOATING_SHADOW } from '../tokens.ts'

const OPTION_HEIGHT = 44

/** Where a tapped field stays "hovered", and MUI gives it an edge that is hardly seen. */
export const NO_HOVER = '@media (hover: none)'
export const tappedEdge = (name: string, borderColor: string) => ({
  [`&:hover:not(.Mui-focused, .Mui-error, .Mui-disabled) .${name}-notchedOutline`]: { borderColor },
})

export const inputComponents: Components<Theme> = {
  MuiTextField: { defaultProps: { fullWidth: true, variant: 'outlined' } },
  MuiFormControl: { defaultProps: { fullWidth: true } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: CONTROL_CORNER,
        backgroundColor: theme.vars.palette.background.paper,
        // The edge itself becomes the ring, because a field needs only one.
        '& :focus-visible': { outline: 'none' },
        [NO_HOVER]: tappedEdge('MuiOutlinedInput', theme.vars.palette.controlEdge),
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
  MuiFormControlLabel: { styleOverrides: { root: { [TOUCH]: { minHeight: 44 } } } },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        fontSize: '0.875rem',
        lineHeight: 1.4,
        marginInline: 2,
        marginTop: 5,
        // The helper text stays readable while the field is disabled.
        '&.Mui-disabled': { color: theme.vars.palette.text.secondary },
      }),
    },
  },
  MuiFormLabel: {
    styleOverrides: { asterisk: ({ theme }) => ({ color: theme.vars.palette.text.secondary }) },
  },
  MuiAutocomplete: {
    styleOverrides: {
      paper: ({ theme }) => ({
        border: `1px solid ${theme.vars.palette.floatingEdge}`,
        boxShadow: FLOATING_SHADOW,
        marginBlock: 4,
        // Above the field stands its label.
        '[data-popper-placement^="top"] > &': { marginBottom: 14 },
      }),
      listbox: ({ theme }) => ({
        // A list that goes on below fades out, so that no row is cut.
        paddingBottom: 0,
        '&::after': {
          content: '""',
          position: 'sticky',
          bottom: 0,
          display: 'block',
          height: 20,
          background: `linear-gradient(transparent, ${theme.vars.palette.background.paper})`,
          pointerEvents: 'none',
        },
        '& .MuiAutocomplete-option': {
          minHeight: OPTION_HEIGHT,
          '&.Mui-focused, &.Mui-focused[aria-selected="true"]': {
            backgroundColor: theme.vars.palette.primary.tint,
          },
          '&.Mui-focusVisible': { boxShadow: `inset 3px 0 0 ${theme.vars.palette.primary.main}` },
        },
      }),
      inputRoot: { paddingBlock: 6 },
    },
  },
}
