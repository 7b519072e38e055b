import type { ThesisPaperKind } from '@diatrivi/domain/examination/paper/issuable'
import type { PaperFacts } from '@diatrivi/domain/examination/paper/paper-facts'
import { announcement, blankMinutes, minutes, seatOf, sheet, summons } from './examination-papers.model.ts'
import { application, completion, declaration } from './paper-facts.model.ts'
import type { PaperSources } from './paper-sources.queries.ts'

/**
 * What a paper of the thesis says today; null where it can say nothing, for its examination was cancelled or its member
 * does not sit any more.
 */
export function factsNow(
  kind: ThesisPaperKind,
  sources: PaperSources,
  { examinationId, seatId }: { examinationId: number | null; seatId: number | null },
): PaperFacts | null {
  const examination = sources.examinations.find(({ id }) => id === examinationId) ?? null
  switch (kind) {
    case 'application':
      return application(sources)
    case 'completion':
      return completion(sources)
    case 'declaration':
      return declaration(sources)
    case 'announcement':
      return examination ? announcement(sources, examination) : null
    case 'minutes_blank':
      return examination ? blankMinutes(sources, examination) : null
    case 'minutes':
      return examination ? minutes(sources, examination) : null
    case 'summons':
      return examination
        ? summons(sources, examination, seatOf(kind, sources, { examination, seatId }))
        : null
    case 'sheet':
      return examination ? sheet(sources, examination, seatOf(kind, sources, { examination, seatId })) : null
  }
}
