import type { ErrorCode, RefusalFacts } from '@diatrivi/contract/errors'
import type { WholePaperKind } from '@diatrivi/domain/examination/paper/issuable'
import type { PaperKind } from '@diatrivi/domain/examination/paper/paper-facts'
import { isSigned, signersOf } from '@diatrivi/domain/examination/paper/signed-copies'
import type { MemberActor } from '../../../platform/auth/session-actor.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import type { Inspections } from '../../../platform/inspections/inspections.ts'
import { inBatches, type PageWindow } from '../../../platform/paging.ts'
import { Refusal } from '../../../platform/refusal/refusal.ts'
import { listThesesWithOpenMarks } from './open-marks.queries.ts'
import type { PaperRow, StandingPaper } from './paper.model.ts'
import { listPapersInUse } from './paper.queries.ts'
import type { Issued, PaperService } from './paper.service.ts'
import { type PaperSources, readPaperSources, readPaperSourcesOf } from './paper-sources.queries.ts'
import { withRights } from './readable-papers.model.ts'
import { standingPapers, standingPapersOf, subjectOf } from './standing-papers.queries.ts'

/** No signed copy is awaited of what is only put up, or sent to a member. */
const UNSIGNED_KINDS: readonly PaperKind[] = ['announcement', 'summons']

interface Dependencies {
  db: Db
  inspections: Inspections
  papers: PaperService
}

interface Wanted {
  kind: PaperKind | null
  state: 'unsigned' | 'outdated' | null
}

const NO_WISH = { seatId: null, examinationId: null, username: null, from: null, until: null }

/** What became of one thesis of several. */
export interface PaperFate {
  thesisId: number
  issued: Issued | null
  refusal: { code: ErrorCode; facts: RefusalFacts | undefined } | null
}

/** The papers of a whole department, for its office. */
export function departmentPapers({ db, inspections, papers }: Dependencies) {
  return {
    /** In use, the newest first. Whether a paper is outdated is known by its facts only, so all of them are read. */
    async list(actor: MemberActor, { kind, state }: Wanted, { isWhole }: { isWhole: boolean }) {
      const all = []
      for await (const rows of papersInUse(actor.departmentId, kind)) {
        all.push(...(await shownOf(actor, rows, { state, isWhole })))
      }
      return all
    },

    /** Theses with an examination whose marks are open and which has no minutes in force. */
    async listMinutesDue(actor: MemberActor) {
      const done = new Set<number | null>()
      for await (const rows of papersInUse(actor.departmentId, 'minutes')) {
        const standing = await standingPapers(db, rows, await readPaperSources(db, thesesOf(rows)))
        for (const id of withMinutes(standing)) done.add(id)
      }
      const ids = new Set<number>()
      const open = (window: PageWindow) => listThesesWithOpenMarks(db, actor.departmentId, window)
      for await (const some of inBatches(open)) for (const id of some) ids.add(id)
      const sources = await readPaperSources(db, [...ids])
      return [...ids].flatMap((id) => {
        const source = sources.get(id)
        if (source === undefined || examinationDue(source, done) === null) return []
        inspections.note(actor, 'list', source.thesis.studentId)
        return [{ thesis: source.thesis, student: source.student }]
      })
    },

    /** One after the other, each in a transaction of its own: between two of them others are answered. */
    async issueAll(
      actor: MemberActor,
      { kind, thesisIds }: { kind: WholePaperKind; thesisIds: readonly number[] },
    ): Promise<PaperFate[]> {
      const fates: PaperFate[] = []
      for (const thesisId of thesisIds) fates.push(await fateOf(actor, kind, thesisId))
      return fates
    },
  }

  async function shownOf(
    actor: MemberActor,
    rows: PaperRow[],
    { state, isWhole }: Pick<Wanted, 'state'> & { isWhole: boolean },
  ) {
    const sources = await readPaperSources(db, thesesOf(rows))
    const standing = await standingPapers(db, rows, sources)
    const shown = standing.filter(({ row, state: its, returns }) => {
      if (state === 'outdated') return its === 'outdated'
      return state === null || !(UNSIGNED_KINDS.includes(row.kind) || isSigned(returns, signersOf(row.facts)))
    })
    return shown.map((paper) => {
      const source = paper.row.thesisId === null ? undefined : sources.get(paper.row.thesisId)
      if (isWhole && source !== undefined) inspections.note(actor, 'list', source.thesis.studentId)
      const subject =
        source === undefined
          ? { instructor: { accountId: 0, departmentId: paper.row.departmentId } }
          : subjectOf(source)
      return {
        ...withRights(actor, subject, paper),
        thesis: source?.thesis ?? null,
        student: source?.student ?? null,
      }
    })
  }

  function papersInUse(departmentId: number, kind: PaperKind | null) {
    return inBatches((window) => listPapersInUse(db, departmentId, kind, window))
  }

  /** Null where none is due: the newest is asked for, and says why not. */
  async function readExaminationDue(thesisId: number): Promise<number | null> {
    const sources = await readPaperSourcesOf(db, thesisId)
    if (sources === null) return null
    return examinationDue(sources, withMinutes(await standingPapersOf(db, sources)))
  }

  async function fateOf(actor: MemberActor, kind: WholePaperKind, thesisId: number): Promise<PaperFate> {
    try {
      const examinationId = kind === 'minutes' ? await readExaminationDue(thesisId) : null
      const wish = { ...NO_WISH, kind, thesisId, examinationId }
      return { thesisId, issued: await papers.issue(actor, wish), refusal: null }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return { thesisId, issued: null, refusal: { code: error.code, facts: error.facts } }
    }
  }
}

export type DepartmentPapers = ReturnType<typeof departmentPapers>

/** The examinations whose minutes are in force. */
function withMinutes(papers: readonly StandingPaper[]): Set<number | null> {
  const minutes = papers.filter(({ row, state }) => row.kind === 'minutes' && state === 'valid')
  return new Set(minutes.map(({ row }) => row.examinationId))
}

/** The first attempt whose marks are open and which has no minutes in force. */
function examinationDue(sources: PaperSources, done: ReadonlySet<number | null>): number | null {
  const opened = sources.examinations.filter(({ result }) => result !== null)
  return opened.findLast(({ id }) => !done.has(id))?.id ?? null
}

function thesesOf(rows: readonly { thesisId: number | null }[]): number[] {
  return [...new Set(rows.flatMap(({ thesisId }) => (thesisId === null ? [] : [thesisId])))]
}
