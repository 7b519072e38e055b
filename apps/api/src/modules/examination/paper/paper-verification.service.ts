import type { PaperState } from '@diatrivi/domain/examination/paper/paper'
import { parsePaperCode } from '@diatrivi/domain/examination/paper/paper-code'
import type { PaperFacts } from '@diatrivi/domain/examination/paper/paper-facts'
import { initialsOf } from '@diatrivi/domain/examination/paper/rank-words'
import { athensDate, type IsoDate } from '@diatrivi/domain/shared/dates'
import type { RequestThrottle } from '../../../platform/auth/request-throttle.ts'
import type { Caller } from '../../../platform/caller.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import { found } from '../../../platform/refusal/refusal.ts'
import type { PaperRow } from './paper.model.ts'
import { findPaperByCode } from './paper.queries.ts'
import { readPaperSources } from './paper-sources.queries.ts'
import { standingPapers } from './standing-papers.queries.ts'

export interface Verified {
  row: PaperRow
  state: PaperState
  endedOn: IsoDate | null
  /** As the head of the paper names them. */
  institutionName: string
  departmentName: string
  studentInitials: string | null
}

/** A code has eighty random bits; so few tries of one address keep callers from searching. */
export const VERIFICATION_RULE = { name: 'paper-code', attempts: 30, withinSeconds: 60 }

interface Dependencies {
  db: Db
  throttle: RequestThrottle
}

/** Whether a paper is in force, for the person who holds it: docs/regulation.md#verify-paper. */
export function paperVerification({ db, throttle }: Dependencies) {
  return {
    async verify(text: string, { address }: Caller): Promise<Verified> {
      await throttle(address)
      const code = parsePaperCode(text)
      const row = found(code === null ? null : await findPaperByCode(db, code))
      const sources = await readPaperSources(db, row.thesisId === null ? [] : [row.thesisId])
      const [paper] = await standingPapers(db, [row], sources)
      const { state } = found(paper)
      const ended = row.voidedAt ?? row.replacedAt
      const [institutionName = '', departmentName = ''] = row.facts.issuer.lines
      return {
        row,
        state,
        endedOn: ended === null ? null : athensDate(ended),
        institutionName,
        departmentName,
        studentInitials: initialsIn(row.facts),
      }
    },
  }
}

export type PaperVerification = ReturnType<typeof paperVerification>

function initialsIn(facts: PaperFacts): string | null {
  return 'student' in facts ? initialsOf(facts.student.name) : null
}
