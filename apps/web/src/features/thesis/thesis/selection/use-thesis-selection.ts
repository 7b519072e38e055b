import { useState } from 'react'
import type { Thesis } from '../../../../entities/thesis/thesis.mapper.ts'

export interface ThesisSelection {
  /** The chosen theses of the page that is shown. */
  chosen: readonly Thesis[]
  isChosen: (thesis: Thesis) => boolean
  choose: (thesis: Thesis, isChosen: boolean) => void
  /** Chooses these theses and no others. */
  chooseOnly: (theses: readonly Thesis[]) => void
}

const NONE: ReadonlySet<number> = new Set()

/** The theses of a page that several actions are for. `place` names the page: another one begins with none chosen. */
export function useThesisSelection(place: string, theses: readonly Thesis[]): ThesisSelection {
  const [kept, keep] = useState({ place, ids: NONE })
  const ids = kept.place === place ? kept.ids : NONE
  const keepIds = (chosen: Iterable<number>) => keep({ place, ids: new Set(chosen) })
  return {
    chosen: theses.filter(({ id }) => ids.has(id)),
    isChosen: ({ id }) => ids.has(id),
    choose: ({ id }, isChosen) => keepIds(isChosen ? [...ids, id] : [...ids].filter((one) => one !== id)),
    chooseOnly: (chosen) => keepIds(chosen.map(({ id }) => id)),
  }
}
