import type { ThemeOptions } from '@mui/material/styles'

export const FONT_FAMILY = '"Source Sans 3", "Source Sans 3 stand-in", system-ui, sans-serif'
const TITLE = { fontWeight: 650, letterSpacing: '-0.008em' }

export const typography: NonNullable<ThemeOptions['typography']> = {
  fontFamily: FONT_FAMILY,
  fontWeightMedium: 600,
  fontWeightBold: 650,
  h1: { ...TITLE, fontSize: '1.75rem', lineHeight: 1.2 },
  h2: { ...TITLE, fontSize: '1.375rem', lineHeight: 1.25 },
  h3: { ...TITLE, fontSize: '1.125rem', lineHeight: 1.35 },
  h4: { ...TITLE, fontSize: '1rem', lineHeight: 1.4 },
  h5: { ...TITLE, fontSize: '1rem', lineHeight: 1.4 },
  h6: { ...TITLE, fontSize: '1rem', lineHeight: 1.4 },
  subtitle1: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.5 },
  subtitle2: { fontSize: '0.9375rem', fontWeight: 600, lineHeight: 1.45 },
  body1: { fontSize: '1rem', lineHeight: 1.5 },
  body2: { fontSize: '0.9375rem', lineHeight: 1.5 },
  caption: { fontSize: '0.875rem', lineHeight: 1.45 },
  overline: {
    fontSize: '0.875rem',
    lineHeight: 1.45,
    fontWeight: 600,
    textTransform: 'none',
    letterSpacing: 0,
  },
  button: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.5, textTransform: 'none', letterSpacing: 0 },
}
