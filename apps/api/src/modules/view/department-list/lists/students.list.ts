import { stageWords } from '@diatrivi/domain/view/process/phase-words'
import type { StudentView, StudentWithThesis } from '../../student-view/student-view.service.ts'
import { day, type ExportedList, number, text } from '../exported-list.model.ts'

export function studentsList(students: StudentView): ExportedList<'students', StudentWithThesis> {
  return {
    read: async (actor, query, window) => (await students.list(actor, query, window)).items,
    studentOf: ({ accountId }) => accountId,
    cells: {
      registryNumber: ({ record }) => text(record?.registryNumber),
      surname: ({ surname }) => text(surname),
      firstName: ({ firstName }) => text(firstName),
      email: ({ email }) => text(email),
      semester: ({ record }) => number(record?.semester),
      thesis: ({ thesis }) => text(thesis?.title),
      phase: ({ thesis }, say) => text(thesis && say(stageWords(thesis))),
      coursesPassed: ({ record }) => number(record?.coursesPassed),
      coursesOwed: ({ record }) => number(record?.coursesOwed),
      ects: ({ record }) => number(record?.ects),
      average: ({ record }) =>
        number(record?.averageHundredths == null ? null : record.averageHundredths / 100),
      programme: ({ record }) => text(record?.programmeName),
      asOf: ({ record }) => day(record?.asOf ?? null),
    },
  }
}
