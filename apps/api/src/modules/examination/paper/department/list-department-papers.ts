import type { PaperKind } from '@diatrivi/domain/examination/paper/paper-facts'
import { isSigned, signersOf } from '@diatrivi/domain/examination/paper/signed-copies'
import type { MemberActor } from '../../../../platform/auth/session-actor.ts'
import { inBatches } from '../../../../platform/paging.ts'
import { readPaperSources, subjectOf } from '../facts/paper-sources.queries.ts'
import { type PaperDependencies, type PaperRow, thesesOf } from '../paper.model.ts'
import { listPapersInForce } from '../paper.queries.ts'
import { papersWithStates } from '../papers-with-states.queries.ts'
import { withRights } from '../readable-papers.model.ts'

/** No signed copy is awaited of what is only put up, or sent to a member. */
const UNSIGNED_KINDS: readonly PaperKind[] = ['announcement', 'summons']

type Dependencies = Pick<PaperDependencies, 'db' | 'inspections'>

export interface WantedPapers {
  kind: PaperKind | null
  state: 'unsigned' | 'outdated' | null
}

/**
 * The papers in use of a whole department, for its office, the newest first. Whether a paper is outdated is known by its facts
 * only, so all of them are read.
 */
export async function listDepartmentPapers(
  deps: Dependencies,
  actor: MemberActor,
  { kind, state }: WantedPapers,
  { isWhole }: { isWhole: boolean },
) {
  const all = []
  for await (const rows of inBatches((window) =>
    listPapersInForce(deps.db, actor.departmentId, kind, window),
  )) {
    all.push(...(await shownOf(deps, actor, rows, { state, isWhole })))
  }
  return all
}

export type ListedPaper = Awaited<ReturnType<typeof listDepartmentPapers>>[number]

async function shownOf(
  { db, inspections }: Dependencies,
  actor: MemberActor,
  rows: PaperRow[],
  { state, isWhole }: Pick<WantedPapers, 'state'> & { isWhole: boolean },
) {
  const sources = await readPaperSources(db, thesesOf(rows))
  const papers = await papersWithStates(db, rows, sources)
  const shown = papers.filter(({ row, state: its, returns }) => {
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
