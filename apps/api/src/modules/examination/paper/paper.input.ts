import type { WantedPaper } from '@diatrivi/contract/examination/paper/paper.schemas'
import { isAboutExamination, isAboutSeat } from '@diatrivi/domain/examination/paper/issuable'
import type { z } from 'zod'
import type { PaperWish } from './paper.model.ts'

/** A certificate is of a person and of no thesis, and few papers are about a seat or an examination, whatever else was sent along. */
export function toWish(wanted: z.output<typeof WantedPaper>): PaperWish {
  const { kind, thesisID, seatID, examinationID, username, from, until } = wanted
  const isCertificate = kind === 'supervision'
  return {
    kind,
    thesisId: isCertificate ? null : (thesisID ?? null),
    seatId: isAboutSeat(kind) ? (seatID ?? null) : null,
    examinationId: isAboutExamination(kind) ? (examinationID ?? null) : null,
    username: username ?? null,
    from: from ?? null,
    until: until ?? null,
  }
}
