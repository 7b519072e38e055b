import type {
  MarkByLink,
  MarkingPart,
  MarkSheet,
  MarkSheetView,
  ResultPart,
} from '@diatrivi/contract/examination/marking/marking.schemas'
import { toWireDay, toWireMoment } from '@diatrivi/contract/wire-dates'
import type { Hundredths, MarkingPart as RuledPart } from '@diatrivi/domain/department/rulebook/marking-rules'
import { retraced } from '@diatrivi/domain/examination/marking/correction'
import {
  isReconsidered,
  type MarkingSeat,
  markersOf,
  markingSeat,
  shownProgress,
} from '@diatrivi/domain/examination/marking/mark.policy'
import { sheetOf } from '@diatrivi/domain/examination/marking/mark-sheet'
import { exactText } from '@diatrivi/domain/examination/marking/mark-text'
import { markClass, ownMark, partMark, partsOf } from '@diatrivi/domain/examination/marking/marking'
import { hundredthsText } from '@diatrivi/domain/shared/hundredths'
import { presentPerson } from '../../people/account/person.presenter.ts'
import type { Thesis } from '../../thesis/thesis/thesis.model.ts'
import { presentLinked } from '../committee/committee.presenter.ts'
import type { MarkByLinkRow } from './by-link/read-mark-by-link.ts'
import { failureOf, sealedMarks } from './counted-marks.model.ts'
import type { Marking, ResultRow } from './marking.model.ts'

export function presentSheetView({
  thesis,
  marking,
  seat,
}: {
  thesis: Thesis
  marking: Marking
  seat: MarkingSeat
}): MarkSheetView {
  return {
    ...presentProgress(marking, seat),
    isOpened: marking.facts.isOpened,
    thesis: { thesisID: thesis.id, thesisTitle: thesis.title },
    student: thesis.student && presentPerson(thesis.student),
    sheet: presentSheet(marking, seat),
  }
}

/** Nothing that the member does not need, and nothing of the marks to a person who only has the link. */
export function presentMarkByLink({ linked, marking, seat, isProven, textName }: MarkByLinkRow): MarkByLink {
  const { examination, facts } = marking
  return {
    ...presentLinked(linked),
    startsAt: toWireMoment(examination.startsAt),
    isOpened: facts.isOpened,
    isReconsidered: isProven && isReconsidered(facts),
    isSealed: seat.isSealed,
    isConfirmed: (isProven || facts.isOpened) && seat.isConfirmed,
    sheet: isProven ? presentSheet(marking, seat) : null,
    textName,
  }
}

/** No mark goes out but those on the reader's own sheet. */
export function presentMarking({
  marking,
  own,
  showsNames,
  linked,
}: {
  marking: Marking
  own: MarkingSeat | null
  showsNames: boolean
  /** Seats that have a link; null for a reader who may send none. */
  linked: ReadonlySet<number> | null
}): MarkingPart {
  const { markers } = shownProgress(marking.facts, own)
  return {
    ...presentProgress(marking, own),
    members: (showsNames ? markers : []).map(({ id, isSealed, outsidePersonId }) => ({
      ...presentMember(marking, id),
      isSealed,
      link: linked === null || outsidePersonId === null ? null : linked.has(id) ? 'open' : 'none',
    })),
    mySheet: own && presentSheet(marking, own),
  }
}

export function presentResult({
  marking,
  result,
  mayAcceptCorrections,
  mayCorrect,
}: {
  marking: Marking
  result: ResultRow
  mayAcceptCorrections: boolean
  mayCorrect: boolean
}): ResultPart {
  const { examination, facts, marks } = marking
  const { rules } = facts
  const exact = {
    numerator: BigInt(result.exactNumerator),
    denominator: BigInt(result.exactDenominator),
  }
  return {
    examinationID: examination.id,
    attempt: examination.attempt,
    openedAt: toWireMoment(result.openedAt),
    final: hundredthsText(result.finalHundredths),
    exact: exactText(exact),
    finalStep: hundredthsText(rules.finalStep),
    outcome: result.outcome,
    markClass: markClass(result.finalHundredths, result.outcome),
    failure: result.outcome === 'failed' ? failureOf(marking) : null,
    parts: rules.parts.map(({ key, label, weight }) => ({ key, label, weight })),
    members: markersOf(facts).map((seat) => {
      const parts = marks.find(({ seatId }) => seatId === seat.id)?.parts ?? {}
      const own = markingSeat(seat)
      return {
        ...presentMember(marking, seat.id),
        mark: hundredthsText(ownMark({ seat: own, parts }, rules)),
        parts: partsOf(own, rules).map((part) => ({
          key: part.key,
          mark: hundredthsText(partMark(part, parts[part.key] ?? 0, rules)),
        })),
      }
    }),
    corrections:
      result.outcome !== 'corrections' || examination.corrections === null
        ? null
        : {
            text: examination.corrections,
            dueOn: toWireDay(result.correctionsDue),
            acceptedAt: toWireMoment(result.correctionsAcceptedAt),
            note: result.correctionsNote,
          },
    mayAcceptCorrections,
    markCorrections: presentMarkCorrections(marking),
    correctable: mayCorrect
      ? {
          step: hundredthsText(rules.memberStep),
          sheets: markersOf(facts).map((seat) => ({
            seatID: seat.id,
            parts: presentSheetParts(marking, seat),
          })),
        }
      : null,
  }
}

function presentMarkCorrections(marking: Marking): ResultPart['markCorrections'] {
  const { markCorrections, facts } = marking
  const changes = retraced(sealedMarks(marking), markCorrections, facts.rules)
  return changes.flatMap(({ own, final }, at) => {
    const correction = markCorrections[at]
    if (correction === undefined) return []
    return [
      {
        correctionID: correction.id,
        ...presentMember(marking, correction.seatId),
        correctedAt: toWireMoment(correction.createdAt),
        reason: correction.reason,
        decision: correction.decisionReference,
        before: hundredthsText(own.before),
        after: hundredthsText(own.after),
        finalBefore: hundredthsText(final.before),
        finalAfter: hundredthsText(final.after),
      },
    ]
  })
}

function presentProgress({ examination, facts }: Marking, own: MarkingSeat | null) {
  const { markers, isReconsidered } = shownProgress(facts, own)
  return {
    examinationID: examination.id,
    attempt: examination.attempt,
    startsAt: toWireMoment(examination.startsAt),
    isHeld: facts.state === 'held',
    sealed: markers.filter(({ isSealed }) => isSealed).length,
    of: markers.length,
    isReconsidered,
  }
}

function presentMember({ seats }: Marking, seatId: number) {
  const seat = seats.find(({ id }) => id === seatId)
  if (seat === undefined) throw new Error('A seat that marks is none of the thesis.')
  return { seatID: seatId, uName: seat.person.firstName, uSurname: seat.person.surname }
}

function presentSheet(marking: Marking, seat: MarkingSeat): MarkSheet {
  const mark = marking.marks.find(({ seatId }) => seatId === seat.id)
  return {
    step: hundredthsText(marking.facts.rules.memberStep),
    parts: presentSheetParts(marking, seat),
    remark: mark?.remark ?? null,
    sealedAt: toWireMoment(mark?.sealedAt ?? null),
    confirmedAt: toWireMoment(mark?.confirmedAt ?? null),
  }
}

function presentSheetParts({ facts, marks }: Marking, seat: MarkingSeat): MarkSheet['parts'] {
  const { rules } = facts
  const own = markingSeat(seat)
  const given = sheetOf(own, rules, marks.find(({ seatId }) => seatId === seat.id)?.parts ?? {})
  return partsOf(own, rules).map((part, index) => {
    const one = given[index]
    const marksOfCriteria = one?.criteria.map((criterion) => criterion.mark) ?? []
    return {
      key: part.key,
      label: part.label,
      weight: part.weight,
      criteria: part.criteria.map(({ key, label, weight }, at) => ({
        key,
        label,
        weight,
        mark: textOrNull(marksOfCriteria[at] ?? null),
      })),
      mark: textOrNull(part.criteria.length === 0 ? (one?.mark ?? null) : meanOf(part, marksOfCriteria)),
    }
  })

  function meanOf(part: RuledPart, values: readonly (Hundredths | null)[]): Hundredths | null {
    const entries = part.criteria.flatMap(({ key }, at): [string, Hundredths][] => {
      const value = values[at] ?? null
      return value === null ? [] : [[key, value]]
    })
    return entries.length < part.criteria.length ? null : partMark(part, Object.fromEntries(entries), rules)
  }
}

const textOrNull = (mark: Hundredths | null): string | null => (mark === null ? null : hundredthsText(mark))
