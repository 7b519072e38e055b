import { randomBytes } from 'node:crypto'
import { reissuedFacts } from '@diatrivi/domain/examination/paper/compared-facts'
import {
  PAPER_CODE_BYTES,
  type PaperCode,
  paperCodeFrom,
} from '@diatrivi/domain/examination/paper/paper-code'
import { paperNumber } from '@diatrivi/domain/examination/paper/paper-number'
import type { IsoDate } from '@diatrivi/domain/shared/dates'
import type { SessionActor } from '../../../platform/auth/session-actor.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { fairQueue } from '../../../platform/queue/fair-queue.ts'
import { found, Refusal } from '../../../platform/refusal/refusal.ts'
import type { TransactionFiles } from '../../../platform/storage/files.ts'
import { lockThesis } from '../../thesis/thesis/thesis-lock.queries.ts'
import { readSayable } from './facts/sayable-paper.queries.ts'
import { factsHash } from './facts-hash.model.ts'
import { readEmblem } from './form/read-emblem.ts'
import type { PaperDependencies, PaperWish } from './paper.model.ts'
import { insertPaper, lockPapersOf, nextNumber, replacePaper, takeTurnOf } from './paper.repository.ts'
import { MEDIA_TYPES, printedPdf } from './printed-paper.model.ts'

/** How often one paper is drawn whose facts change each time meanwhile. */
const ATTEMPTS = 5
/** Departments whose papers are made at the same time, each with a connection of the pool and one paper at a time. */
const QUEUE = { atOnce: 4, atOnceForOne: 1, longest: 500 }

type Dependencies = Pick<
  PaperDependencies,
  'db' | 'clock' | 'files' | 'storage' | 'links' | 'config' | 'history'
>

export type PaperTurns = ReturnType<typeof paperTurns>

/** One queue for all who issue papers by a service. */
export const paperTurns = () => fairQueue(QUEUE)

export interface Issued {
  id: number
  number: string
  code: PaperCode
}

/** What the PDF says is not true any more: its facts have changed, or a process of the version before gave its number. */
class PaperOvertaken extends Error {
  override name = 'PaperOvertaken'
}

/**
 * Issues a paper: docs/regulation.md#issued-papers. One at a time for a department, with the number that comes next: so each
 * paper is drawn once, and no number is lost. What is refused anyway waits for nothing.
 */
export async function issuePaper(
  deps: Dependencies & { turns: PaperTurns },
  actor: SessionActor,
  wish: PaperWish,
): Promise<Issued> {
  const { departmentId } = await readSayable(deps.db, actor, wish, deps.clock.today())
  return deps.turns({ address: '', account: String(departmentId) }, () =>
    issueInTurn(deps, actor, wish, departmentId),
  )
}

async function issueInTurn(
  deps: Dependencies,
  actor: SessionActor,
  wish: PaperWish,
  departmentId: number,
): Promise<Issued> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await deps.files.transaction((tx, transactionFiles) =>
        issueOnce(deps, { tx, transactionFiles }, actor, wish, departmentId),
      )
    } catch (error) {
      if (!(error instanceof PaperOvertaken)) throw error
      if (attempt === ATTEMPTS) throw new Refusal('overloaded', { cause: error })
    }
  }
}

async function issueOnce(
  { clock, storage, links, config, history }: Dependencies,
  { tx, transactionFiles }: { tx: Tx; transactionFiles: TransactionFiles },
  actor: SessionActor,
  wish: PaperWish,
  departmentId: number,
): Promise<Issued> {
  await takeTurnOf(tx, departmentId)
  const [today, at] = [clock.today(), clock.now()]
  const { facts, hash, attachesFacts } = await readNew(tx, actor, wish, today)
  const year = Number(today.slice(0, 4))
  const number = await nextNumber(tx, departmentId, year)
  const code = paperCodeFrom(randomBytes(PAPER_CODE_BYTES))
  const numbered = { facts, year, number, code, issuedOn: today }
  const emblem = await readEmblem(tx, { storage }, departmentId)
  const bytes = await printedPdf({ ...numbered, issuedAt: at, emblem, attachesFacts }, { links, config })
  const { id: fileId } = await transactionFiles.store({ bytes, mediaType: MEDIA_TYPES.pdf })

  if (wish.thesisId !== null) found(await lockThesis(tx, wish.thesisId))
  const now = await readNew(tx, actor, wish, clock.today())
  await lockPapersOf(tx, departmentId)
  const isOvertaken = now.hash !== hash || (await nextNumber(tx, departmentId, year)) !== number
  if (isOvertaken || now.departmentId !== departmentId) throw new PaperOvertaken()
  const { former, thesisId, examinationId, seatId, accountId } = now
  const { kind } = wish
  const issuedById = actor.accountId
  const about = { departmentId, thesisId, examinationId, seatId, accountId, kind }
  const paperId = await insertPaper(tx, {
    ...numbered,
    ...about,
    factsHash: hash,
    fileId,
    issuedById,
    createdAt: at,
  })
  if (former !== null) await replacePaper(tx, former.id, { replacedById: paperId, at })
  if (thesisId !== null) {
    const details = { paper: paperNumber(year, number) }
    await history.record(tx, { thesisId, actorId: issuedById, what: 'paper_issued', details, at })
  }
  return { id: paperId, number: paperNumber(year, number), code }
}

/** Inside the transaction, so that a call that is repeated under its key is answered as the first time. */
async function readNew(tx: Tx, actor: SessionActor, wish: PaperWish, day: IsoDate) {
  const wanted = await readSayable(tx, actor, wish, day)
  const { former, facts } = wanted
  if (former !== null && reissuedFacts(former.facts) === reissuedFacts(facts)) {
    throw new Refusal('paper_unchanged', { facts: { number: paperNumber(former.year, former.number) } })
  }
  return { ...wanted, hash: factsHash(facts) }
}
