import { LISTED_RANK_NAMES, listedRankOf } from '@diatrivi/domain/department/staff/listed-rank'
import type { Reader } from '../../../../platform/database/transaction.ts'
import { type ExportedList, number, text } from '../exported-list.model.ts'
import { type LoadedInstructor, listLoads } from '../load.queries.ts'

export function loadList(db: Reader): ExportedList<'load', LoadedInstructor> {
  return {
    read: ({ departmentId }, { search }, window) => listLoads(db, departmentId, search ?? '', window),
    studentOf: () => null,
    cells: {
      surname: ({ surname }) => text(surname),
      firstName: ({ firstName }) => text(firstName),
      rank: (instructor, say) => {
        const rank = listedRankOf(instructor)
        return text(rank && say(LISTED_RANK_NAMES[rank]))
      },
      email: ({ email }) => text(email),
      supervises: ({ supervises }) => number(supervises),
      sits: ({ sits }) => number(sits),
      offers: ({ offers }) => number(offers),
    },
  }
}
