import { listedRankOf } from '@diatrivi/domain/department/staff/listed-rank'
import { LIST_WORDS } from '@diatrivi/domain/view/department-list/list-words'
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
        return text(rank && say(LIST_WORDS.rank[rank]))
      },
      email: ({ email }) => text(email),
      supervises: ({ supervises }) => number(supervises),
      sits: ({ sits }) => number(sits),
      offers: ({ offers }) => number(offers),
    },
  }
}
