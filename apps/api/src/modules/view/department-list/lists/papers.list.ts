import { paperNumber } from '@diatrivi/domain/examination/paper/paper-number'
import { isSigned, signersOf } from '@diatrivi/domain/examination/paper/signed-copies'
import { athensDate } from '@diatrivi/domain/shared/dates'
import { LIST_WORDS, type PaperStatus } from '@diatrivi/domain/view/department-list/list-words'
import type { PaperWithState } from '../../../examination/paper/paper.model.ts'
import type { ListedPaper, PaperService } from '../../../examination/paper/paper.service.ts'
import { day, type ExportedList, person, text } from '../exported-list.model.ts'

export function papersList(papers: PaperService): ExportedList<'papers', ListedPaper> {
  return {
    read: (actor, { kind, state }) =>
      papers.listInDepartment(actor, { kind: kind ?? null, state: state ?? null }, { isWhole: true }),
    studentOf: () => null,
    cells: {
      kind: ({ row }, say) => text(say(LIST_WORDS.paperKind[row.kind])),
      number: ({ row }) => text(paperNumber(row.year, row.number)),
      issuedOn: ({ row }) => day(athensDate(row.createdAt)),
      student: ({ student }) => person(student),
      title: ({ thesis }) => text(thesis?.title),
      state: (paper, say) => text(say(LIST_WORDS.paperState[statusOf(paper)])),
      protocolNumber: ({ row }) => text(row.protocolNumber),
      protocolDate: ({ row }) => day(row.protocolDate),
    },
  }
}

function statusOf({ row, state, returns }: PaperWithState): PaperStatus {
  if (state !== 'valid') return state
  return isSigned(returns, signersOf(row.facts)) ? 'signed' : 'issued'
}
