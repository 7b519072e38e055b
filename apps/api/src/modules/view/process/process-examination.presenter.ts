import type { ProcessExamination } from '@diatrivi/contract/view/process/process-examination.schemas'
import { toWireDay, toWireMoment } from '@diatrivi/contract/wire-dates'
import { firstDay } from '@diatrivi/domain/examination/examination/plan'
import { quorumOf } from '@diatrivi/domain/examination/examination/presence'
import { presentExamination } from '../../examination/examination/examination.presenter.ts'
import type { ExaminationPart } from './process-examination.model.ts'

export function presentExaminationPart({
  rules,
  facts,
  today,
  current,
  cancelled,
  dates,
  may,
}: ExaminationPart): ProcessExamination {
  const { minutes, isPublic, hasPresentation, noticeDays, textDays, attempts, windows } = rules.examination
  return {
    rules: {
      minutes,
      isPublic,
      hasPresentation,
      quorum: quorumOf(rules),
      noticeDays,
      textDays,
      windows: [...windows],
    },
    seats: facts.seats,
    acceptedOn: toWireDay(facts.acceptedOn),
    firstDay: toWireDay(firstDay(facts, rules.examination, today)),
    attemptsLeft: Math.max(0, attempts - facts.attempts),
    current:
      current === null
        ? null
        : {
            ...presentExamination(current),
            announcedAt: toWireMoment(current.announcedAt),
            heldAt: toWireMoment(current.heldAt),
            presence: current.presence.map(({ seatId, presence }) => ({ seatID: seatId, presence })),
            corrections: current.corrections,
            correctionsDue: toWireDay(current.correctionsDue),
          },
    cancelled: cancelled.map(presentExamination),
    dates: dates && {
      options: dates.options.map(({ id, startsAt, minutes: long, answers }) => ({
        optionID: id,
        startsAt: toWireMoment(startsAt),
        minutes: long,
        answers: answers.map(({ seatId, answer }) => ({ seatID: seatId, answer })),
      })),
      people: dates.people.map(({ seatId, person, isCaller }) => ({
        seatID: seatId,
        person: { username: person.username, uName: person.firstName, uSurname: person.surname },
        isCaller,
      })),
    },
    may,
  }
}
