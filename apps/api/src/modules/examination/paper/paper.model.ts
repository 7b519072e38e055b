import type { PaperNeed, ThesisPaperKind } from '@diatrivi/domain/examination/paper/issuable'
import type { PaperState } from '@diatrivi/domain/examination/paper/paper'
import type { PaperSubject } from '@diatrivi/domain/examination/paper/paper.policy'
import type { PaperKind } from '@diatrivi/domain/examination/paper/paper-facts'
import type { IsoDate } from '@diatrivi/domain/shared/dates'
import type { paper, paperReturn } from './tables.ts'

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
export interface StandingPaper extends KeptPaper {
  state: PaperState
}

/** A standing paper, and what its reader may do with it. */
export interface ReadPaper extends StandingPaper {
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
  paper: StandingPaper
  subject: PaperSubject
  thesis: {
    id: number
    title: string
    departmentId: number
    studentId: number | null
    instructorId: number
  } | null
}
