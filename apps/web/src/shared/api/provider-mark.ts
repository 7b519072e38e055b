/** Whether this browser's session was opened by a provider of the institution, where it can be ended too. */
const KEY = 'signed_in_by_institution'

export const providerMark = {
  isKept: () => localStorage.getItem(KEY) !== null,
  keep: () => localStorage.setItem(KEY, '1'),
  forget: () => localStorage.removeItem(KEY),
}
