import type { PastThesisView } from '@diatrivi/contract/thesis/thesis/thesis.schemas'
import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { toPerson } from '../../../entities/person/person.mapper.ts'
import type { Person } from '../../../entities/person/person.ts'
import { toGivenMark } from '../../../entities/thesis/thesis.mapper.ts'
import { toDay } from '../../../shared/format/wire-day.ts'

/** A thesis that the student no longer works on. */
export interface PastThesis {
  id: number
  title: string
  instructor: Person
  startDate: IsoDate | null
  endDate: IsoDate | null
  givenMark: number | null
  /** Null for one that was marked: it is still the student's, and is read on its own page. */
  released: Released | null
}

/** What remains of an assignment that ended without a mark. */
export interface Released {
  assignmentId: number
  reason: string
  abstract: string | null
  finalTextName: string | null
  /** Null where there was no list of steps. */
  listId: number | null
}

export type ReleasedThesis = PastThesis & { released: Released }

export function toPastThesis(wire: PastThesisView): PastThesis {
  return {
    id: wire.thesisID,
    title: wire.thesisTitle,
    instructor: toPerson(wire.instructor),
    startDate: toDay(wire.from),
    endDate: toDay(wire.until),
    givenMark: toGivenMark(wire),
    released: wire.released && {
      assignmentId: wire.released.assignmentID,
      reason: wire.released.reason,
      abstract: wire.released.thesisAbstract,
      finalTextName: wire.released.attachment?.attachFileName ?? null,
      listId: wire.released.doListID,
    },
  }
}

export function findReleased(theses: readonly PastThesis[], assignmentId: number): ReleasedThesis | null {
  for (const { released, ...thesis } of theses) {
    if (released?.assignmentId === assignmentId) return { ...thesis, released }
  }
  return null
}
