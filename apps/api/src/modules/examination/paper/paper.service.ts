import type { WholePaperKind } from '@diatrivi/domain/examination/paper/issuable'
import type { PaperReturn } from '@diatrivi/domain/examination/paper/paper'
import { canPaper } from '@diatrivi/domain/examination/paper/paper.policy'
import type { IsoDate } from '@diatrivi/domain/shared/dates'
import type { MemberActor, SessionActor } from '../../../platform/auth/session-actor.ts'
import type { Caller } from '../../../platform/caller.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { enforce } from '../../../platform/refusal/refusal.ts'
import type { UploadedFile } from '../../../platform/upload.ts'
import { downloadPapers } from './department/download-papers.ts'
import { issuePapers } from './department/issue-papers.ts'
import {
  type ListedPaper,
  listDepartmentPapers,
  type WantedPapers,
} from './department/list-department-papers.ts'
import { listMinutesDue } from './department/list-minutes-due.ts'
import { downloadPaper, downloadReturn } from './download-paper.ts'
import { type Issued, issuePaper, paperTurns } from './issue-paper.ts'
import { listPapers } from './list-papers.ts'
import { lockPaper } from './lock-paper.ts'
import type { PaperDependencies, PaperWish } from './paper.model.ts'
import { setProtocol } from './paper.repository.ts'
import { previewPaper } from './preview-paper.ts'
import type { PaperFormat } from './printed-paper.model.ts'
import { readPaperOfCode } from './read-paper.ts'
import { askedOf } from './readable-papers.model.ts'
import { returnPaper } from './return-paper.ts'
import { verifyPaper } from './verify-paper.ts'
import { voidPaper, voidPapersOfThesis } from './void-paper.ts'

export type { ListedPaper }

/** What the department writes about a thesis: docs/regulation.md#issued-papers. */
export function paperService(platform: PaperDependencies) {
  const deps = { ...platform, turns: paperTurns() }
  const { db } = deps
  return {
    preview: (actor: SessionActor, wish: PaperWish, format: PaperFormat) =>
      previewPaper(deps, actor, wish, format),

    issue: (actor: SessionActor, wish: PaperWish): Promise<Issued> => issuePaper(deps, actor, wish),

    issueAll: (actor: MemberActor, wanted: { kind: WholePaperKind; thesisIds: readonly number[] }) =>
      issuePapers(deps, actor, wanted),

    listOfThesis: (actor: SessionActor, thesisId: number) => listPapers(deps, actor, thesisId),

    listInDepartment: (actor: MemberActor, wanted: WantedPapers, bounds: { isWhole: boolean }) =>
      listDepartmentPapers(deps, actor, wanted, bounds),

    listMinutesDue: (actor: MemberActor) => listMinutesDue(deps, actor),

    readOfCode: (actor: SessionActor, text: string) => readPaperOfCode(deps, actor, text),

    download: (actor: SessionActor, id: number, format: PaperFormat) =>
      downloadPaper(deps, actor, id, format),

    downloadAll: (actor: MemberActor, ids: readonly number[], format: PaperFormat) =>
      downloadPapers(deps, actor, ids, format),

    downloadReturn: (actor: SessionActor, returnId: number) => downloadReturn(deps, actor, returnId),

    accept: (
      actor: MemberActor,
      paperId: number,
      said: { how: PaperReturn; reason: string | null },
      upload: UploadedFile,
    ): Promise<number> => returnPaper(deps, actor, paperId, said, upload),

    void: (actor: MemberActor, paperId: number, reason: string): Promise<void> =>
      db.transaction((tx) => voidPaper(deps, tx, actor, paperId, reason)),

    setProtocol: (
      actor: MemberActor,
      paperId: number,
      protocol: { number: string; date: IsoDate },
    ): Promise<void> =>
      db.transaction(async (tx) => {
        const { paper } = await lockPaper(tx, paperId)
        enforce(canPaper.setProtocol(actor, paper.row.departmentId, askedOf(paper)))
        await setProtocol(tx, paperId, protocol)
      }),

    verify: (text: string, caller: Caller) => verifyPaper(deps, text, caller),

    end: (tx: Tx, thesisId: number, by: { actorId: number }): Promise<void> =>
      voidPapersOfThesis(deps, tx, thesisId, by),
  }
}

export type PaperService = ReturnType<typeof paperService>
