import { paperNumber } from '@diatrivi/domain/examination/paper/paper-number'
import { isSigned, signersOf } from '@diatrivi/domain/examination/paper/signed-copies'
import { athensDate } from '@diatrivi/domain/shared/dates'
import { LIST_WORDS, type PaperStanding } from '@diatrivi/domain/view/department-list/list-words'
import type { DepartmentPapers } from '../../../examination/paper/department-papers.service.ts'
import type { StandingPaper } from '../../../examination/paper/paper.model.ts'
import { day, type ExportedList, person, text } from '../exported-list.ts'

type ListedPaper = Awaited<ReturnType<DepartmentPapers['list']>>[number]

export function papersList(papers: DepartmentPapers): ExportedList<'papers', ListedPaper> {
  return {
    read: (actor, { kind, state }) =>
      papers.list(actor, { kind: kind ?? null, state: state ?? null }, { isWhole: true }),
    studentOf: () => null,
    cells: {
      kind: ({ row }, say) => text(say(LIST_WORDS.paperKind[row.kind])),
      number: ({ row }) => text(paperNumber(row.year, row.number)),
      issuedOn: ({ row }) => day(athensDate(row.createdAt)),
      student: ({ student }) => person(student),
      title: ({ thesis }) => text(thesis?.title),
      state: (paper, say) => text(say(LIST_WORDS.paperState[standingOf(paper)])),
      protocolNumber: ({ row }) => text(row.protocolNumber),
      protocolDate: ({ row }) => day(row.protocolDate),
    },
  }
}

function standingOf({ row, state, returns }: StandingPaper): PaperStanding {
  if (state !== 'valid') return state
  return isSigned(returns, signersOf(row.facts)) ? 'signed' : 'issued'
}
