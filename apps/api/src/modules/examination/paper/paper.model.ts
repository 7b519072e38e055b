import type { PaperNeed, ThesisPaperKind } from '@diatrivi/domain/examination/paper/issuable'
import type { PaperState } from '@diatrivi/domain/examination/paper/paper'
import type { PaperSubject } from '@diatrivi/domain/examination/paper/paper.policy'
import type { PaperKind } from '@diatrivi/domain/examination/paper/paper-facts'
import type { IsoDate } from '@diatrivi/domain/shared/dates'
import type { RequestThrottle } from '../../../platform/auth/request-throttle.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Config } from '../../../platform/config/config.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import type { Inspections } from '../../../platform/inspections/inspections.ts'
import type { WebLinks } from '../../../platform/mail/web-links.ts'
import type { FillForm } from '../../../platform/papers/form/form-filling.ts'
import type { Files } from '../../../platform/storage/files.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { HistoryService } from '../../thesis/history/history.service.ts'
import type { NoticeService } from '../../thesis/notice/notice.service.ts'
import type { paper, paperReturn } from './tables.ts'

/** What the actions on papers need; each names its part. */
export interface PaperDependencies {
  config: Pick<Config, 'installationLabel'>
  db: Db
  clock: Clock
  files: Files
  storage: Storage
  links: WebLinks
  history: HistoryService
  notices: NoticeService
  inspections: Inspections
  fillForm: FillForm
  /** The throttle of those who verify papers. */
  verificationThrottle: RequestThrottle
}

export type PaperRow = typeof paper.$inferSelect
export type ReturnRow = typeof paperReturn.$inferSelect

/** A paper with the copies that came home. */
export interface KeptPaper {
  row: PaperRow
  returns: ReturnRow[]
  /** Its department has a form of its own for papers of this kind. */
  hasForm: boolean
}

/** A paper with what is derived of it. */
export interface PaperWithState extends KeptPaper {
  state: PaperState
}

/** A paper with its state, and what its reader may do with it. */
export interface ReadPaper extends PaperWithState {
  mayReturn: boolean
  mayVoid: boolean
}

/** What a person asks for: a paper of a thesis, or a certificate of supervision. */
export interface PaperWish {
  kind: PaperKind
  thesisId: number | null
  /** The seat of the committee; null for kinds that are about none. */
  seatId: number | null
  /** Null: the newest, where the kind is about one. */
  examinationId: number | null
  /** Null: the caller. */
  username: string | null
  from: IsoDate | null
  until: IsoDate | null
}

/** A member whom a paper could be issued for. */
export interface IssuableSeat {
  seatId: number
  memberName: string
  isOwn: boolean
}

/** A kind that the reader may issue. */
export interface IssuableKind {
  kind: ThesisPaperKind
  missing: PaperNeed | null
  /** Null where it is about none. */
  examination: { id: number; attempt: number } | null
  /** Null of kinds that are about none. */
  seats: IssuableSeat[] | null
}

/** A paper and whom it concerns. */
export interface PaperInContext {
  paper: PaperWithState
  subject: PaperSubject
  thesis: {
    id: number
    title: string
    departmentId: number
    studentId: number | null
    instructorId: number
  } | null
}

/** The theses that papers are about, each once. */
export function thesesOf(rows: readonly { thesisId: number | null }[]): number[] {
  return [...new Set(rows.flatMap(({ thesisId }) => (thesisId === null ? [] : [thesisId])))]
}
