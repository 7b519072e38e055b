import type {
  ClashView,
  DatesByLink,
  ExaminationEntry,
} from '@diatrivi/contract/examination/examination/examination.schemas'
import { toWireDay, toWireMoment } from '@diatrivi/contract/wire-dates'
import { presentHeldMails } from '../../../platform/mail/held-mails.presenter.ts'
import { presentPerson } from '../../people/account/person.presenter.ts'
import { presentLinked } from '../committee/committee.presenter.ts'
import type { NamedClash } from './clash/clash.queries.ts'
import type { DatesByLinkRow } from './date/read-dates-by-link.ts'
import type { ExaminationRow, ListedExamination } from './examination.queries.ts'
import type { Arranged } from './examination.service.ts'

/** What everybody who sees an examination reads of it. */
export function presentExamination(row: ExaminationRow) {
  return {
    examinationID: row.id,
    attempt: row.attempt,
    startsAt: toWireMoment(row.startsAt),
    minutes: row.minutes,
    place: row.place,
    link: row.link,
    language: row.language,
    isPublic: row.isPublic,
    state: row.state,
    revision: row.revision,
    changedAt: toWireMoment(row.updatedAt),
    version: row.version,
  }
}

export function presentListed({
  examination,
  thesis,
  student,
  instructor,
}: ListedExamination): ExaminationEntry {
  return {
    ...presentExamination(examination),
    thesis: { thesisID: thesis.id, thesisTitle: thesis.title },
    student: student === null ? null : presentPerson(student),
    instructor: presentPerson(instructor),
  }
}

export const presentArranged = ({ warnings, held }: Arranged) => ({
  ...presentHeldMails(held),
  ...(warnings.length > 0 && { warnings }),
})

/** The own answers alone: what the others have said is for the person who plans. */
export function presentDatesByLink({ linked, seatId, isOver, options }: DatesByLinkRow): DatesByLink {
  return {
    ...presentLinked(linked),
    isOver,
    options: options.map(({ id, startsAt, minutes, answers }) => ({
      optionID: id,
      startsAt: toWireMoment(startsAt),
      minutes,
      answer: answers.find((one) => one.seatId === seatId)?.answer ?? null,
    })),
  }
}

export function presentClash(clash: NamedClash): ClashView {
  if (clash.kind === 'absence') {
    return { ...clash, from: toWireDay(clash.from), until: toWireDay(clash.until) }
  }
  return { ...clash, startsAt: toWireMoment(clash.startsAt) }
}
