/** The values of the look. Every pair of text and ground here keeps at least 4.5 : 1, every edge of a control 3 : 1. */
export interface Tone {
  main: string
  /** `main` under the pointer: a step away from the page's ground, so darker on paper and lighter in the dark. */
  dark: string
  /** The background of text in `main`. */
  tint: string
  /** Text on a background of `main`. */
  contrastText: string
}

export interface SchemeTokens {
  background: string
  surface: string
  text: string
  mutedText: string
  primary: Tone
  accent: Tone
  success: Tone
  warning: Tone
  error: Tone
  neutral: Tone
  controlEdge: string
  hairline: string
  /** The edge of floating parts: in the dark a menu or a dialog has the colour of the cards below it. */
  floatingEdge: string
  /** Signs that cannot be pressed now. Words stay readable, also on a refused button. */
  faded: string
  /** What lies over the page below a dialog. */
  scrim: string
  /** The far and the near part of the one shadow. */
  shadow: string
  nearShadow: string
}

export const LIGHT: SchemeTokens = {
  background: '#FAF8F4',
  surface: '#FFFFFF',
  text: '#1C2330',
  mutedText: '#555D6B',
  primary: { main: '#1D4E7E', dark: '#143658', tint: '#E4EDF6', contrastText: '#FFFFFF' },
  accent: { main: '#9C4221', dark: '#792F14', tint: '#FBEBE2', contrastText: '#FFFFFF' },
  success: { main: '#1B5E3F', dark: '#12422C', tint: '#E2F2E9', contrastText: '#FFFFFF' },
  warning: { main: '#6F4400', dark: '#523200', tint: '#FFF0D4', contrastText: '#FFFFFF' },
  error: { main: '#A3211B', dark: '#7C1611', tint: '#FCE8E6', contrastText: '#FFFFFF' },
  neutral: { main: '#555D6B', dark: '#3C434F', tint: '#F1EEE7', contrastText: '#FFFFFF' },
  controlEdge: '#7A7F88',
  hairline: '#E3DED4',
  floatingEdge: '#AFAFAE',
  faded: '#9A9FA8',
  scrim: 'rgb(17 21 28 / 0.42)',
  shadow: 'rgb(28 35 48 / 0.14)',
  nearShadow: 'rgb(28 35 48 / 0.10)',
}

export const DARK: SchemeTokens = {
  background: '#11151C',
  surface: '#1A202A',
  text: '#E9E7E2',
  mutedText: '#A9AFBA',
  primary: { main: '#9CC4EC', dark: '#B9D6F3', tint: '#1C2C3E', contrastText: '#0E1A27' },
  accent: { main: '#F2AE8E', dark: '#F7C8B2', tint: '#38231B', contrastText: '#2A140A' },
  success: { main: '#8FD8B0', dark: '#AEE4C6', tint: '#16302A', contrastText: '#0B1D15' },
  warning: { main: '#F5C877', dark: '#F9DA9F', tint: '#33280F', contrastText: '#241A05' },
  error: { main: '#F5A9A3', dark: '#F9C4C0', tint: '#3A1D1D', contrastText: '#2B0F0D' },
  neutral: { main: '#A9AFBA', dark: '#C3C8D0', tint: '#262D38', contrastText: '#11151C' },
  controlEdge: '#7C8492',
  hairline: '#2B323E',
  floatingEdge: '#545B68',
  faded: '#626A77',
  scrim: 'rgb(0 0 0 / 0.6)',
  shadow: 'rgb(0 0 0 / 0.5)',
  nearShadow: 'rgb(0 0 0 / 0.4)',
}

export const CORNER = 10
export const CONTROL_CORNER = 8
/** Every margin and padding is a multiple of it; mostly 2, 4, 6 and 8 of them. */
export const SPACE = 4

export const MOTION = { shortest: 120, shorter: 140, short: 160, standard: 180, complex: 200 } as const

/** For floating parts (menu, dialog, drawer); all others are flat with a hairline. */
export const FLOATING_SHADOW = '0 8px 28px var(--mui-palette-shadow), 0 1px 3px var(--mui-palette-nearShadow)'
