import type { Page } from '@playwright/test'
import type { Credentials } from '../../fixtures/api.ts'
import type { Worlds } from '../worlds.ts'

export const LANGUAGES = ['el', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

export interface View {
  page: Page
  worlds: Worlds
  /** What is written on a control, in the language of the picture. */
  say: (greek: string, english: string) => string
}

export interface Screen {
  /** With the area first: `student-overview`. A screen with each kind of data bears one name. */
  name: string
  data: 'ordinary' | 'extreme' | 'empty'
  /** Null before the sign-in. */
  who: Credentials | null | ((worlds: Worlds) => Credentials)
  path: string | ((worlds: Worlds) => string)
  /** Prepares the data where the demo data alone have nothing to show; the second call finds it done. */
  before?: () => Promise<unknown>
  /** The size at which README shows it, from the demo data alone: `docs/screenshots/<name>.png`. */
  readme?: 'desktop' | 'phone'
  /** What to do before the picture: open a dialog, fill in a form. */
  act?: (view: View) => Promise<unknown>
  /** What is put right after the pictures, because others are taken beside them. */
  leave?: (view: View) => Promise<unknown>
  /** `page`: from top to bottom, as far as a picture goes. `window`: what is in sight, for what floats or sticks. */
  frame?: 'page' | 'window'
  /** Where a screen is only of one size, a drawer for instance. */
  only?: 'desktop' | 'phone'
}
