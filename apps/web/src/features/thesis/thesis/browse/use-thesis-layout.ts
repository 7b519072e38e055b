import { THESES_PER_PAGE } from '@diatrivi/domain/thesis/thesis/thesis'
import { useReducer } from 'react'
import { accountMark } from '../../../../shared/account-mark.ts'
import { session, useSession } from '../../../../shared/api/session.ts'
import { browserStorage } from '../../../../shared/browser-storage.ts'
import { rowsPerPage } from '../../../../shared/ui/list/rows-per-page.ts'
import type { ThesisList } from '../thesis.queries.ts'
import type { ThesisSearch } from '../thesis-filters.ts'

export type ThesisLayout = 'cards' | 'table'

const keyOfAccount = () => `thesis-layout:${accountMark(session.get().facts?.email ?? '')}`

/** Whether the person reads lists of theses as cards or as a table; the office reads a table by itself. */
function thesisLayout(list: ThesisList): ThesisLayout {
  const kept = browserStorage.get(keyOfAccount())
  if (kept === 'table' || kept === 'cards') return kept
  return list === 'department' ? 'table' : 'cards'
}

/** As above, with how it is changed, kept in this browser for each account. */
export function useThesisLayout(list: ThesisList): [ThesisLayout, (layout: ThesisLayout) => void] {
  useSession()
  const [, redraw] = useReducer((times: number) => times + 1, 0)
  const keep = (chosen: ThesisLayout) => {
    browserStorage.set(keyOfAccount(), chosen)
    redraw()
  }
  return [thesisLayout(list), keep]
}

/** As the list is asked for: where the address does not say it, a page of a table has as many as every table. */
export function asLaidOut(list: ThesisList, search: ThesisSearch): ThesisSearch {
  const usual = thesisLayout(list) === 'table' ? rowsPerPage() : THESES_PER_PAGE
  return { ...search, pageSize: search.pageSize ?? usual }
}
