import { EXAMINATION_STATE_WORDS } from '@diatrivi/domain/examination/examination/examination-words'
import { addDays, addMonths, athensDate, athensTime, type IsoDate } from '@diatrivi/domain/shared/dates'
import type { Clock } from '../../../../platform/clock.ts'
import type { ListedExamination } from '../../../examination/examination/examination.queries.ts'
import type { ExaminationService } from '../../../examination/examination/examination.service.ts'
import { day, type ExportedList, number, person, text } from '../exported-list.model.ts'

/** The examinations of one month, as its page shows them. */
export function examinationsList(
  examinations: ExaminationService,
  clock: Clock,
): ExportedList<'examinations', ListedExamination> {
  return {
    async read(actor, { month, room }, window) {
      const from = `${month ?? clock.today().slice(0, 7)}-01` as IsoDate
      const until = addDays(addMonths(from, 1), -1)
      const { items } = await examinations.list(actor, { from, until }, window)
      return room === undefined || room === ''
        ? items
        : items.filter(({ examination }) => examination.place === room)
    },
    studentOf: ({ student }) => student?.id ?? null,
    cells: {
      day: ({ examination }) => day(athensDate(examination.startsAt)),
      time: ({ examination }) => text(athensTime(examination.startsAt)),
      title: ({ thesis }) => text(thesis.title),
      student: ({ student }) => person(student),
      supervisor: ({ instructor }) => person(instructor),
      place: ({ examination }) => text(examination.place),
      minutes: ({ examination }) => number(examination.minutes),
      state: ({ examination }, say) => text(say(EXAMINATION_STATE_WORDS[examination.state])),
      link: ({ examination }) => text(examination.link),
    },
  }
}
