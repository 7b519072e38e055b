import { canPaper } from '@diatrivi/domain/examination/paper/paper.policy'
import { parsePaperCode } from '@diatrivi/domain/examination/paper/paper-code'
import type { SessionActor } from '../../../platform/auth/session-actor.ts'
import type { Reader } from '../../../platform/database/transaction.ts'
import { enforce, found } from '../../../platform/refusal/refusal.ts'
import type { PaperDependencies, PaperInContext, PaperRow } from './paper.model.ts'
import { findPaperByCode } from './paper.queries.ts'
import { paperInContext } from './papers-with-states.queries.ts'
import { askedOf, withRights } from './readable-papers.model.ts'

/** A paper with what it is about, for a person who may read it. */
export async function readPaper(db: Reader, actor: SessionActor, row: PaperRow): Promise<PaperInContext> {
  const context = found(await paperInContext(db, row))
  const { paper, subject } = context
  enforce(canPaper.read(actor, subject, askedOf(paper)))
  return context
}

/** What a person who holds the paper opens by its code. */
export async function readPaperOfCode(
  { db, inspections }: Pick<PaperDependencies, 'db' | 'inspections'>,
  actor: SessionActor,
  text: string,
) {
  const code = parsePaperCode(text)
  const row = found(code === null ? null : await findPaperByCode(db, code))
  const { paper, subject, thesis } = await readPaper(db, actor, row)
  inspections.note(actor, 'thesis', thesis?.studentId ?? null)
  return { paper: withRights(actor, subject, paper), thesis }
}
