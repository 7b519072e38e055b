import type { DemoPlan, Moment } from '../demo-plan.ts'
import type { Ids } from './ids.ts'

const date = (moment: Moment) => new Date(moment)
const dateOrNull = (moment: Moment | null) => (moment === null ? null : date(moment))

export function programmeRows({ programmes }: DemoPlan) {
  return programmes.map(({ key, department, ...programme }) => ({
    ...programme,
    id: key,
    departmentId: department,
  }))
}

export function rulebookRows({ rulebooks }: DemoPlan, ids: Ids) {
  return rulebooks.map(({ key, department, programme, publishedBy, publishedAt, ...book }) => ({
    ...book,
    id: key,
    departmentId: department,
    programmeId: programme,
    publishedAt: date(publishedAt),
    publishedById: ids.account(publishedBy),
    createdAt: date(publishedAt),
    updatedAt: date(publishedAt),
  }))
}

export function recordRows({ records, accounts }: DemoPlan, ids: Ids) {
  const departments = new Map(accounts.map(({ username, department }) => [username, department]))
  return records.map(({ student, programme, ...record }) => ({
    ...record,
    programmeId: programme,
    accountId: ids.account(student),
    departmentId: departments.get(student) ?? 0,
  }))
}

export function outsiderRows({ outsidePeople, today }: DemoPlan) {
  return outsidePeople.map(({ key, department, ...person }) => ({
    ...person,
    id: key,
    departmentId: department,
    createdAt: date(`${today}T00:00:00Z`),
    updatedAt: date(`${today}T00:00:00Z`),
  }))
}

export function officeRows({ offices, today }: DemoPlan, ids: Ids) {
  return offices.map(({ department, programme, person, kind, from, until }) => ({
    departmentId: department,
    programmeId: programme,
    accountId: ids.account(person),
    kind,
    fromDay: from,
    untilDay: until,
    createdAt: date(`${today}T00:00:00Z`),
  }))
}

export function absenceRows({ absences }: DemoPlan, ids: Ids) {
  return absences.map(({ person, kind, from, until }) => ({
    accountId: ids.account(person),
    kind,
    fromDay: from,
    untilDay: until,
  }))
}

export function contractRows({ contracts, today }: DemoPlan, ids: Ids) {
  return contracts.map(({ person, end }) => ({
    accountId: ids.account(person),
    contractEnd: end,
    createdAt: date(`${today}T00:00:00Z`),
    updatedAt: date(`${today}T00:00:00Z`),
  }))
}

export function seatRows({ seats }: DemoPlan, ids: Ids) {
  return seats.map(({ key, thesis, person, outsidePerson, invitedAt, answeredAt, ...seat }) => ({
    ...seat,
    id: key,
    thesisId: thesis,
    accountId: person === null ? null : ids.account(person),
    outsidePersonId: outsidePerson,
    invitedAt: date(invitedAt),
    answeredAt: dateOrNull(answeredAt),
    remindedOn: invitedAt.slice(0, 10) as typeof seat.dueOn,
    noImpediment: answeredAt !== null,
    createdAt: date(invitedAt),
    updatedAt: date(answeredAt ?? invitedAt),
  }))
}

export function examinationRows({ examinations, theses }: DemoPlan, ids: Ids) {
  const students = new Map(theses.map(({ key, student }) => [key, student]))
  return examinations.map(
    ({
      key,
      thesis,
      startsAt,
      announcedAt,
      heldAt,
      createdAt,
      presence: _,
      marks: __,
      result: ___,
      ...own
    }) => ({
      ...own,
      id: key,
      thesisId: thesis,
      studentId: ids.account(students.get(thesis) ?? ''),
      language: 'el' as const,
      isPublic: true,
      startsAt: date(startsAt),
      announcedAt: dateOrNull(announcedAt),
      heldAt: dateOrNull(heldAt),
      createdAt: date(createdAt),
      updatedAt: date(heldAt ?? announcedAt ?? createdAt),
    }),
  )
}

export function presenceRows({ examinations }: DemoPlan) {
  return examinations.flatMap(({ key, presence }) =>
    presence.map(({ seat, ...one }) => ({ ...one, examinationId: key, seatId: seat })),
  )
}

export function markRows({ examinations }: DemoPlan) {
  return examinations.flatMap(({ key, marks, result }) =>
    marks.map(({ seat, parts, sealedAt }) => ({
      examinationId: key,
      seatId: seat,
      parts,
      sealedAt: dateOrNull(sealedAt),
      // Known once the marks are opened, as that of a mark that was sealed on the screen.
      salt: sealedAt === null ? null : `demo-${key}-${seat}`,
      createdAt: date(sealedAt ?? result?.openedAt ?? '1970-01-01T00:00:00Z'),
    })),
  )
}

export function resultRows({ examinations }: DemoPlan) {
  return examinations.flatMap(({ key, correctionsDue, result }) =>
    result === null
      ? []
      : [
          {
            examinationId: key,
            exactNumerator: result.exact.numerator,
            exactDenominator: result.exact.denominator,
            finalHundredths: result.final,
            outcome: result.outcome,
            openedAt: date(result.openedAt),
            correctionsDue: result.outcome === 'corrections' ? correctionsDue : null,
          },
        ],
  )
}

/** Their ids are their places in the plan, from 1. */
export function dateOptionRows({ dates }: DemoPlan) {
  return dates.map(({ thesis, startsAt, minutes, createdAt }, index) => ({
    id: index + 1,
    thesisId: thesis,
    startsAt: date(startsAt),
    minutes,
    createdAt: date(createdAt),
  }))
}

export function dateAnswerRows({ dates, theses }: DemoPlan, ids: Ids) {
  const students = new Map(theses.map(({ key, student }) => [key, student]))
  return dates.flatMap(({ thesis, createdAt, answers }, index) =>
    answers.map(({ seat, answer }) => ({
      optionId: index + 1,
      seatId: seat,
      accountId: seat === null ? ids.account(students.get(thesis) ?? '') : null,
      answer,
      updatedAt: date(createdAt),
    })),
  )
}
