/** The values of the look. Every pair of text and ground here keeps at least 4.5 : 1, every edge of a control 3 : 1. */
export interface Tone {
  main: string
  /** The ground that text in `main` stands on. */
  tint: string
  /** Text on a ground of `main`. */
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
}

export const LIGHT: SchemeTokens = {
  background: '#FAF8F4',
  surface: '#FFFFFF',
  text: '#1C2330',
  mutedText: '#555D6B',
  primary: { main: '#1D4E7E', tint: '#E4EDF6', contrastText: '#FFFFFF' },
  accent: { main: '#9C4221', tint: '#FBEBE2', contrastText: '#FFFFFF' },
  success: { main: '#1B5E3F', tint: '#E2F2E9', contrastText: '#FFFFFF' },
  warning: { main: '#6F4400', tint: '#FFF0D4', contrastText: '#FFFFFF' },
  error: { main: '#A3211B', tint: '#FCE8E6', contrastText: '#FFFFFF' },
  neutral: { main: '#555D6B', tint: '#F1EEE7', contrastText: '#FFFFFF' },
  controlEdge: '#7A7F88',
  hairline: '#E3DED4',
}

export const DARK: SchemeTokens = {
  background: '#11151C',
  surface: '#1A202A',
  text: '#E9E7E2',
  mutedText: '#A9AFBA',
  primary: { main: '#9CC4EC', tint: '#1C2C3E', contrastText: '#0E1A27' },
  accent: { main: '#F2AE8E', tint: '#38231B', contrastText: '#2A140A' },
  success: { main: '#8FD8B0', tint: '#16302A', contrastText: '#0B1D15' },
  warning: { main: '#F5C877', tint: '#33280F', contrastText: '#241A05' },
  error: { main: '#F5A9A3', tint: '#3A1D1D', contrastText: '#2B0F0D' },
  neutral: { main: '#A9AFBA', tint: '#262D38', contrastText: '#11151C' },
  controlEdge: '#7C8492',
  hairline: '#2B323E',
}

export const CORNER = 10
export const CONTROL_CORNER = 8
/** Every margin and padding is a multiple of it; mostly 2, 4, 6 and 8 of them. */
export const SPACE = 4

export const MOTION = { shortest: 120, shorter: 140, short: 160, standard: 180, complex: 200 } as const

/** For what floats (menu, dialog, drawer); everything else lies flat behind a hairline. */
export const FLOATING_SHADOW = '0 8px 28px rgb(28 35 48 / 0.14), 0 1px 3px rgb(28 35 48 / 0.10)'
