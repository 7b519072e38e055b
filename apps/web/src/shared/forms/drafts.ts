export const DRAFT_PREFIX = 'draft:'

/** On signing out: the next person at this computer has no business with what was typed. */
export function forgetDrafts(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(DRAFT_PREFIX)) localStorage.removeItem(key)
  }
}
