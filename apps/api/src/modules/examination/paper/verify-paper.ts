import type { PaperState } from '@diatrivi/domain/examination/paper/paper'
import { parsePaperCode } from '@diatrivi/domain/examination/paper/paper-code'
import type { PaperFacts } from '@diatrivi/domain/examination/paper/paper-facts'
import { initialsOf } from '@diatrivi/domain/examination/paper/rank-words'
import { athensDate, type IsoDate } from '@diatrivi/domain/shared/dates'
import type { Caller } from '../../../platform/caller.ts'
import { found } from '../../../platform/refusal/refusal.ts'
import { readPaperSources } from './facts/paper-sources.queries.ts'
import type { PaperDependencies, PaperRow } from './paper.model.ts'
import { findPaperByCode } from './paper.queries.ts'
import { papersWithStates } from './papers-with-states.queries.ts'

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

/** Whether a paper is in force, for the person who holds it: docs/regulation.md#verify-paper. */
export async function verifyPaper(
  { db, verificationThrottle: throttle }: Pick<PaperDependencies, 'db' | 'verificationThrottle'>,
  text: string,
  { address }: Caller,
): Promise<Verified> {
  await throttle(address)
  const code = parsePaperCode(text)
  const row = found(code === null ? null : await findPaperByCode(db, code))
  const sources = await readPaperSources(db, row.thesisId === null ? [] : [row.thesisId])
  const [paper] = await papersWithStates(db, [row], sources)
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
}

function initialsIn(facts: PaperFacts): string | null {
  return 'student' in facts ? initialsOf(facts.student.name) : null
}
