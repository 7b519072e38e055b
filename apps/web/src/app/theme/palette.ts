import type { PaletteOptions } from '@mui/material/styles'
import type { SchemeTokens } from './tokens.ts'

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true
  }
  interface PaletteColor {
    tint: string
  }
  interface SimplePaletteColorOptions {
    tint?: string
  }
  interface Palette {
    accent: PaletteColor
    neutral: PaletteColor
    /** Edges of controls; `divider` is the hairline. */
    controlEdge: string
    floatingEdge: string
    scrim: string
  }
  interface PaletteOptions {
    accent?: SimplePaletteColorOptions
    neutral?: SimplePaletteColorOptions
    controlEdge?: string
    floatingEdge?: string
    scrim?: string
    shadow?: string
    nearShadow?: string
    TableCell?: { border: string }
  }
}
declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    accent: true
    neutral: true
  }
}
declare module '@mui/material/Chip' {
  interface ChipPropsColorOverrides {
    accent: true
    neutral: true
  }
}

export function palette(tokens: SchemeTokens): PaletteOptions {
  return {
    background: { default: tokens.background, paper: tokens.surface },
    text: { primary: tokens.text, secondary: tokens.mutedText, disabled: tokens.mutedText },
    primary: tokens.primary,
    secondary: tokens.accent,
    accent: tokens.accent,
    success: tokens.success,
    warning: tokens.warning,
    error: tokens.error,
    info: tokens.primary,
    neutral: tokens.neutral,
    controlEdge: tokens.controlEdge,
    divider: tokens.hairline,
    floatingEdge: tokens.floatingEdge,
    scrim: tokens.scrim,
    shadow: tokens.shadow,
    nearShadow: tokens.nearShadow,
    // The lines of the grid; the colour that MUI derives from the hairline is black in the dark.
    TableCell: { border: tokens.hairline },
    action: { active: tokens.mutedText, disabled: tokens.faded },
  }
}
