import { createTheme } from '@mui/material/styles'
import { actionComponents } from './components/actions.ts'
import { baseline } from './components/baseline.ts'
import { feedbackComponents } from './components/feedback.ts'
import { inputComponents } from './components/inputs.ts'
import { surfaceComponents } from './components/surfaces.ts'
import { xComponents } from './components/x-components.ts'
import { localeComponents } from './locale.ts'
import { palette } from './palette.ts'
import { CORNER, DARK, FLOATING_SHADOW, LIGHT, MOTION, SPACE } from './tokens.ts'
import { typography } from './typography.ts'

/** Where the choice between light, dark and "as the system" is kept. */
export const MODE_STORAGE_KEY = 'color-mode'
export const SCHEME_ATTRIBUTE = 'data-scheme'

export const theme = createTheme(
  {
    cssVariables: { colorSchemeSelector: SCHEME_ATTRIBUTE },
    colorSchemes: { light: { palette: palette(LIGHT) }, dark: { palette: palette(DARK) } },
    spacing: SPACE,
    shape: { borderRadius: CORNER },
    typography,
    transitions: {
      duration: {
        ...MOTION,
        enteringScreen: MOTION.complex,
        leavingScreen: MOTION.standard,
      },
    },
    // Menus, dialogs and messages do not wait for a motion that is not drawn (components/baseline.ts).
    motion: { reducedMotion: 'system' },
    // Flat: MUI has 25 shadows by elevation, and only floating parts may cast one.
    shadows: ['none', ...Array<string>(24).fill(FLOATING_SHADOW)] as ReturnType<
      typeof createTheme
    >['shadows'],
    components: {
      ...baseline,
      ...actionComponents,
      ...inputComponents,
      ...surfaceComponents,
      ...feedbackComponents,
      ...xComponents,
    },
  },
  { components: localeComponents() },
)
