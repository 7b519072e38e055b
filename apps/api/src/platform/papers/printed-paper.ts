import type { PaperDocument } from '@diatrivi/domain/examination/paper/document/paper-document'
import type { PaperCode } from '@diatrivi/domain/examination/paper/paper-code'

/** What the foot of an issued paper carries. */
export interface PaperSeal {
  code: PaperCode
  /** The page that says whether the paper is in force. */
  address: string
}

/** A paper and what is printed around its sentences. */
export interface PrintedPaper {
  document: PaperDocument
  /** What a file of many papers calls it. */
  bookmark: string
  /** The facts as canonical JSON, which the PDF carries for programs; null where nothing is attached. */
  facts: string | null
  issuedAt: Date
  /** The emblem of the institution as a PNG, 480 px on its longer side; null where none was uploaded. */
  emblem: Buffer | null
  /** It comes from an installation that is not the real one; every page says so. */
  isTrial: boolean
  /** Null: a draft, which says so on every page and carries no code. */
  seal: PaperSeal | null
}
