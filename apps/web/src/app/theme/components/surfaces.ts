import type { Components, Theme } from '@mui/material/styles'
import { CORNER, FLOATING_SHADOW } from '../tokens.ts'

export const surfaceComponents: Components<Theme> = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    // In dark schemes MUI lightens what is raised; our surfaces are one colour.
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: ({ theme }) => ({ borderColor: theme.vars.palette.divider, borderRadius: CORNER }),
    },
  },
  MuiCardContent: { styleOverrides: { root: { padding: 20, '&:last-child': { paddingBottom: 20 } } } },
  MuiCardActions: { styleOverrides: { root: { padding: '8px 12px 12px' } } },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: 14,
        border: `1px solid ${theme.vars.palette.floatingEdge}`,
        boxShadow: FLOATING_SHADOW,
        textWrap: 'pretty',
      }),
      paperFullScreen: { borderRadius: 0, border: 0 },
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: { padding: '22px 24px 8px', fontSize: '1.25rem', lineHeight: 1.3 } },
  },
  MuiDialogContent: { styleOverrides: { root: { padding: '8px 24px 16px' } } },
  MuiDialogActions: {
    // Its margins would move what is wrapped out of line.
    defaultProps: { disableSpacing: true },
    styleOverrides: {
      root: ({ theme }) => ({
        padding: '8px 24px 20px',
        gap: '8px 12px',
        // The buttons stand below each other rather than break their words, the main one on top.
        [theme.breakpoints.down('sm')]: {
          flexWrap: 'wrap-reverse',
          '--place-of-actions': 'stretch',
          '& > *': { flex: '1 1 auto' },
        },
      }),
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: ({ theme }) => ({
        '&:not(.MuiBackdrop-invisible)': { backgroundColor: theme.vars.palette.scrim },
      }),
    },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: ({ theme }) => ({
        boxShadow: `0 0 0 1px ${theme.vars.palette.floatingEdge}, ${FLOATING_SHADOW}`,
      }),
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: ({ theme }) => ({ borderBottom: `1px solid ${theme.vars.palette.divider}`, minHeight: 44 }),
      indicator: { height: 3, borderRadius: '3px 3px 0 0' },
    },
  },
  MuiTab: {
    styleOverrides: { root: { minHeight: 44, paddingInline: 14, '&:focus-visible': { outlineOffset: -3 } } },
  },
  MuiAccordion: {
    defaultProps: { disableGutters: true, variant: 'outlined' },
    styleOverrides: {
      root: ({ theme }) => ({
        borderColor: theme.vars.palette.divider,
        '&::before': { display: 'none' },
        '&:not(:last-of-type)': { borderBottom: 0 },
      }),
    },
  },
  MuiAccordionSummary: {
    styleOverrides: { root: { minHeight: 56, paddingInline: 20, '&:focus-visible': { outlineOffset: -3 } } },
  },
  MuiAccordionDetails: { styleOverrides: { root: { padding: '4px 20px 20px' } } },
  MuiListItemButton: { styleOverrides: { root: { borderRadius: 8 } } },
}
