import { useReducer } from 'react'
import { useSession } from '../../../shared/api/session.ts'

export type ThesisLayout = 'cards' | 'table'

/** Whether the person reads lists of theses as cards or as a table, kept in this browser for each account. */
export function useThesisLayout(): [ThesisLayout, (layout: ThesisLayout) => void] {
  const key = `thesis-layout:${shortOf(useSession().facts?.email ?? '')}`
  const [, redraw] = useReducer((times: number) => times + 1, 0)
  const keep = (chosen: ThesisLayout) => {
    localStorage.setItem(key, chosen)
    redraw()
  }
  return [localStorage.getItem(key) === 'table' ? 'table' : 'cards', keep]
}

/** A number that tells accounts apart. It stays after the sign-out, so it must not be the address itself. */
function shortOf(email: string): number {
  return [...email].reduce((sum, letter) => Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0), 0)
}
