import { browserStorage } from './browser-storage.ts'

const KEPT = 'single-keys'

/** Whether keys without Ctrl do something outside of fields; a person who dictates turns them off, in this browser. */
export const singleKeys = {
  areOn: (): boolean => browserStorage.get(KEPT) !== 'off',
  turn: (isOn: boolean): void => {
    if (isOn) browserStorage.remove(KEPT)
    else browserStorage.set(KEPT, 'off')
  },
}
