export function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.platform)
}

/** The keys that open the search everywhere, by their names on the reader's keyboard. */
export const searchKeys = () => (isApple() ? '⌘K' : 'Ctrl K')
