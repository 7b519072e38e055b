import type { Screen } from './screen.ts'

/** What stands before the sign-in, or is open to everybody. */
export const PUBLIC_SCREENS: readonly Screen[] = [
  { name: 'public-sign-in', data: 'ordinary', who: null, path: '/' },
]
