export function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.platform)
}

/** The keys that open the search everywhere, by their names on the reader's keyboard. */
export const searchKeys = () => (isApple() ? '⌘K' : 'Ctrl K')

/** Style for the name of a key. */
export const KEY_LOOK = {
  px: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  fontFamily: 'inherit',
  whiteSpace: 'nowrap',
} as const
