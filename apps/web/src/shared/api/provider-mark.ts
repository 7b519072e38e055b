import { browserStorage } from '../browser-storage.ts'

/** Whether this browser's session was opened by a provider of the institution, where it can be ended too. */
const KEY = 'signed_in_by_institution'

export const providerMark = {
  isKept: () => browserStorage.get(KEY) !== null,
  keep: () => browserStorage.set(KEY, '1'),
  forget: () => browserStorage.remove(KEY),
}
