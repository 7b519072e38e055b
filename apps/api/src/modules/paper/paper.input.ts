import type { WantedPaper } from '@diatrivi/contract/paper/paper.schemas'
import type { z } from 'zod'
import type { PaperWish } from './paper.model.ts'

/** A certificate is of a person and of no thesis, whatever else was sent along. */
export function toWish({ kind, thesisID, username, from, until }: z.output<typeof WantedPaper>): PaperWish {
  const isCertificate = kind === 'supervision'
  return {
    kind,
    thesisId: isCertificate ? null : (thesisID ?? null),
    username: username ?? null,
    from: from ?? null,
    until: until ?? null,
  }
}
