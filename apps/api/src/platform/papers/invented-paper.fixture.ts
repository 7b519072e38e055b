import { composePaper } from '@diatrivi/domain/examination/paper/document/compose-paper'
import { paperBookmark } from '@diatrivi/domain/examination/paper/document/paper-bookmark'
import { paperCodeFrom } from '@diatrivi/domain/examination/paper/paper-code'
import type { PaperFacts } from '@diatrivi/domain/examination/paper/paper-facts'
import { canonicalJson } from '@diatrivi/domain/shared/canonical-json'
import { normaliseText } from '@diatrivi/domain/shared/greek-text'
import { ISSUE } from '@diatrivi/domain/testing/invented-papers'
import type { PrintedPaper } from './printed-paper.ts'

const CODE = paperCodeFrom(new Uint8Array([57, 17, 39, 200, 9, 10, 99, 254, 3, 77]))

/** As it is issued at noon of an invented day. */
export function issuedPaper(facts: PaperFacts): PrintedPaper {
  const document = composePaper(facts, ISSUE)
  return {
    document,
    bookmark: paperBookmark(document, facts),
    facts: canonicalJson(facts),
    issuedAt: new Date('2026-06-24T09:00:00Z'),
    emblem: null,
    isTrial: false,
    seal: { code: CODE, address: `https://diatrivi.example.gr/p/${CODE}` },
  }
}

export function draftPaper(facts: PaperFacts): PrintedPaper {
  return {
    ...issuedPaper(facts),
    document: composePaper(facts, { ...ISSUE, number: null }),
    facts: null,
    seal: null,
  }
}

/** Lines are broken at spaces, so texts are compared without them. */
export function withoutSpaces(texts: readonly string[]): string {
  return normaliseText(texts.join('').replace(/\s/g, ''))
}
