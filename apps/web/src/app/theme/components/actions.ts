import type { Components, Theme } from '@mui/material/styles'
import { TOUCH } from '../../../shared/ui/measures.ts'
import { CONTROL_CORNER, FLOATING_SHADOW } from '../tokens.ts'

/** The least size for a fingertip, also where a control looks smaller. */
const FOR_FINGERS = { [TOUCH]: { minWidth: 44, minHeight: 44 } }

const disabledLook = ({ vars: { palette } }: Theme) => ({
  backgroundColor: palette.neutral.tint,
  color: palette.text.secondary,
  borderColor: palette.divider,
})

const COLOURS = ['primary', 'secondary', 'accent', 'neutral', 'success', 'warning', 'error', 'info'] as const

export const actionComponents: Components<Theme> = {
  MuiButtonBase: {
    // The ripple is motion that shows nothing; hover, press and focus are drawn by colour.
    defaultProps: { disableRipple: true },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'outlined' },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: CONTROL_CORNER,
        paddingInline: 16,
        paddingBlock: 7,
        minHeight: 40,
        '&:active': { transform: 'translateY(0.5px)' },
        // A page may keep a refused action in the order of focus, so that its reason can be read.
        '&[aria-disabled="true"]': { cursor: 'not-allowed', transform: 'none' },
        // Refused and busy buttons look the same, and their words stay readable.
        '&.Mui-disabled, &[aria-disabled="true"]': {
          ...disabledLook(theme),
          '&:hover': disabledLook(theme),
          // The wheel turns in the place of the words.
          '&.MuiButton-loading': { color: 'transparent' },
        },
        ...FOR_FINGERS,
      }),
      sizeSmall: {
        minHeight: 34,
        paddingInline: 12,
        paddingBlock: 4,
        fontSize: '0.9375rem',
        // A whole number of pixels: half of one sets the words above the middle.
        lineHeight: '1.375rem',
        ...FOR_FINGERS,
      },
      sizeLarge: { minHeight: 48, paddingInline: 22, fontSize: '1.0625rem' },
      outlined: ({ theme }) => ({
        borderColor: theme.vars.palette.controlEdge,
        '&:hover': { borderColor: 'currentColor' },
      }),
      text: { paddingInline: 12 },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: CONTROL_CORNER,
        minWidth: 40,
        minHeight: 40,
        // As faded as one that is disabled, but in the order of focus.
        '&[aria-disabled="true"]': {
          color: theme.vars.palette.action.disabled,
          cursor: 'not-allowed',
          '&:hover': { backgroundColor: 'transparent' },
        },
        [TOUCH]: { minWidth: 44, minHeight: 44 },
      }),
    },
  },
  MuiFab: {
    styleOverrides: {
      root: {
        borderRadius: 999,
        boxShadow: FLOATING_SHADOW,
        '&:hover, &:active': { boxShadow: FLOATING_SHADOW },
      },
      extended: { paddingInline: 20, minHeight: 48 },
    },
  },
  MuiChip: {
    styleOverrides: {
      // As high as its words need: on a narrow or enlarged screen they take two lines, and none is cut.
      root: { borderRadius: 14, fontSize: '0.9375rem', fontWeight: 500, height: 'auto', minHeight: 28 },
      sizeSmall: { minHeight: 24, fontSize: '0.875rem' },
      deletable: { [TOUCH]: { minHeight: 44 } },
      deleteIcon: { [TOUCH]: { width: 44, height: 44, padding: '10px', marginInline: '-8px 0' } },
      clickable: FOR_FINGERS,
      icon: { marginLeft: 8, marginRight: -4, fontSize: '1.0625rem', color: 'inherit' },
      label: {
        paddingInline: 10,
        paddingBlock: 2,
        whiteSpace: 'normal',
        overflowWrap: 'break-word',
        lineHeight: '1.25rem',
      },
      // Text in the tone on its tint; the kit's own filled chips lack contrast.
      filled: ({ theme }) => ({
        backgroundColor: theme.vars.palette.neutral.tint,
        color: theme.vars.palette.text.primary,
        variants: COLOURS.map((color) => ({
          props: { color },
          style: {
            backgroundColor: theme.vars.palette[color].tint,
            color: theme.vars.palette[color].main,
            '&.MuiChip-clickable:hover': { backgroundColor: theme.vars.palette[color].tint },
            '& .MuiChip-deleteIcon, & .MuiChip-deleteIcon:hover': { color: 'inherit' },
          },
        })),
      }),
      outlined: ({ theme }) => ({ borderColor: theme.vars.palette.controlEdge }),
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: CONTROL_CORNER,
        borderColor: theme.vars.palette.controlEdge,
        color: theme.vars.palette.text.primary,
        paddingBlock: 6,
        ...FOR_FINGERS,
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: theme.vars.palette.primary.tint,
          color: theme.vars.palette.primary.main,
        },
        '&.Mui-disabled': {
          color: theme.vars.palette.text.secondary,
          borderColor: theme.vars.palette.divider,
        },
      }),
    },
  },
  MuiPopover: {
    styleOverrides: {
      paper: ({ theme }) => ({ border: `1px solid ${theme.vars.palette.floatingEdge}` }),
    },
  },
  MuiMenu: { styleOverrides: { paper: { marginTop: 6 } } },
  MuiMenuItem: {
    styleOverrides: { root: { minHeight: 44, borderRadius: 6, marginInline: 6, paddingInline: 12 } },
  },
  MuiTooltip: {
    defaultProps: {
      arrow: true,
      enterDelay: 300,
      // Inside the page's main part: at the end of the body it would stand outside every landmark.
      slotProps: { popper: { container: () => document.querySelector('main') ?? document.body } },
    },
    styleOverrides: {
      tooltip: ({ theme }) => ({
        backgroundColor: theme.vars.palette.text.primary,
        color: theme.vars.palette.background.paper,
        fontSize: '0.875rem',
        lineHeight: 1.4,
        padding: '6px 10px',
        borderRadius: 6,
      }),
      arrow: ({ theme }) => ({ color: theme.vars.palette.text.primary }),
    },
  },
}
