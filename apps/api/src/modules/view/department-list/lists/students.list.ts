import type { StudentRow } from '../../../department/student-record/student-record.queries.ts'
import type { StudentRecords } from '../../../department/student-record/student-record.service.ts'
import { day, type ExportedList, number, text } from '../exported-list.model.ts'

export function studentsList(students: StudentRecords): ExportedList<'students', StudentRow> {
  return {
    read: async (actor, { search }, window) => (await students.list(actor, search ?? '', window)).items,
    studentOf: ({ accountId }) => accountId,
    cells: {
      registryNumber: ({ record }) => text(record?.registryNumber),
      surname: ({ surname }) => text(surname),
      firstName: ({ firstName }) => text(firstName),
      email: ({ email }) => text(email),
      semester: ({ record }) => number(record?.semester),
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
