import { useReducer } from 'react'
import { accountMark } from '../../../../shared/account-mark.ts'
import { useSession } from '../../../../shared/api/session.ts'
import { browserStorage } from '../../../../shared/browser-storage.ts'

export type ThesisLayout = 'cards' | 'table'

/** Whether the person reads lists of theses as cards or as a table, kept in this browser for each account. */
export function useThesisLayout(): [ThesisLayout, (layout: ThesisLayout) => void] {
  const key = `thesis-layout:${accountMark(useSession().facts?.email ?? '')}`
  const [, redraw] = useReducer((times: number) => times + 1, 0)
  const keep = (chosen: ThesisLayout) => {
    browserStorage.set(key, chosen)
    redraw()
  }
  return [browserStorage.get(key) === 'table' ? 'table' : 'cards', keep]
}
