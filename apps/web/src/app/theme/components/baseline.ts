import type { Components, Theme } from '@mui/material/styles'
import { CONTROL_CORNER } from '../tokens.ts'

export const baseline: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      html: { scrollPaddingTop: 80 },
      body: { fontFeatureSettings: '"kern"', overflowWrap: 'break-word', minHeight: '100dvh' },
      'table, time, output': { fontVariantNumeric: 'tabular-nums' },
      // No last word alone on a line; in a field no word may change its line while a person types.
      p: { textWrap: 'pretty' },
      '[contenteditable] *': { textWrap: 'wrap' },
      // One focus ring for every control; the components below only move it where needed.
      ':focus-visible': {
        outline: `2px solid ${theme.vars.palette.primary.main}`,
        outlineOffset: 2,
        borderRadius: CONTROL_CORNER / 2,
      },
      // Titles are focused by us after a change of page; the ring would look like an error there.
      '[tabindex="-1"]:focus-visible': { outline: 'none' },
      '::selection': { background: theme.vars.palette.primary.tint, color: theme.vars.palette.text.primary },
      // Browsers print no grounds, so the light text of the dark scheme would vanish.
      '@media print': {
        // A thesis with its steps takes two pages.
        html: { colorScheme: 'light !important', zoom: 0.75 },
        '*, *::before, *::after': { color: '#000 !important', backgroundColor: 'transparent !important' },
        // Paper cannot be pressed. What folds and what orders a list is no button of the kit, and names its part.
        '.MuiButton-root, .MuiIconButton-root, .MuiFab-root': { display: 'none !important' },
        'h1, h2, h3': { breakAfter: 'avoid' },
        tr: { breakInside: 'avoid' },
      },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          // Any duration would give a transition to every element, as `transition-property` is `all` where nothing says else.
          transition: 'none !important',
          // Not none: MUI learns by an animation that the browser has filled a field in, and a bar appears by one.
          animationDuration: '1ms !important',
          animationIterationCount: '1 !important',
          scrollBehavior: 'auto !important',
        },
      },
    }),
  },
  MuiLink: {
    defaultProps: { underline: 'always' },
    styleOverrides: {
      root: ({ theme }) => ({
        textUnderlineOffset: '0.18em',
        textDecorationThickness: 1,
        textDecorationColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 45%, transparent)`,
        '&:hover': { textDecorationColor: 'currentColor', textDecorationThickness: 2 },
      }),
    },
  },
}
