import {
  PAPER_KIND_NAMES,
  PAPER_STATUS_WORDS,
  paperStatusOf,
} from '@diatrivi/domain/examination/paper/paper-names'
import { paperNumber } from '@diatrivi/domain/examination/paper/paper-number'
import { isSigned, signersOf } from '@diatrivi/domain/examination/paper/signed-copies'
import { athensDate } from '@diatrivi/domain/shared/dates'
import type { ListedPaper, PaperService } from '../../../examination/paper/paper.service.ts'
import { day, type ExportedList, person, text } from '../exported-list.model.ts'

export function papersList(papers: PaperService): ExportedList<'papers', ListedPaper> {
  return {
    read: (actor, { kind, state }) =>
      papers.listInDepartment(actor, { kind: kind ?? null, state: state ?? null }, { isWhole: true }),
    studentOf: () => null,
    cells: {
      kind: ({ row }, say) => text(say(PAPER_KIND_NAMES[row.kind])),
      number: ({ row }) => text(paperNumber(row.year, row.number)),
      issuedOn: ({ row }) => day(athensDate(row.createdAt)),
      student: ({ student }) => person(student),
      title: ({ thesis }) => text(thesis?.title),
      state: ({ row, state, returns }, say) => {
        const status = paperStatusOf({ state, isSigned: isSigned(returns, signersOf(row.facts)) })
        return text(say(PAPER_STATUS_WORDS[status]))
      },
      protocolNumber: ({ row }) => text(row.protocolNumber),
      protocolDate: ({ row }) => day(row.protocolDate),
    },
  }
}
