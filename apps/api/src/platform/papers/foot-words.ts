import { groupedPaperCode } from '@diatrivi/domain/examination/paper/paper-code'
import type { Language } from '@diatrivi/domain/shared/language'
import type { PaperSeal, PrintedPaper } from './printed-paper.ts'

interface FootWords {
  code: string
  verification: string
  page: string
  of: string
  draft: string
  /** The installation is not the real one. */
  trial: string
}

export const FOOT_WORDS: Readonly<Record<Language, FootWords>> = {
  el: {
    code: 'Κωδικός',
    verification: 'Επαλήθευση',
    page: 'Σελίδα',
    of: 'από',
    draft: 'ΠΡΟΣΧΕΔΙΟ',
    trial: 'ΔΟΚΙΜΑΣΤΙΚΟ',
  },
  en: {
    code: 'Code',
    verification: 'Verification',
    page: 'Page',
    of: 'of',
    draft: 'DRAFT',
    trial: 'TRIAL',
  },
}

/** What is read aloud in place of the picture at the head. */
export const EMBLEM_NAMES: Readonly<Record<Language, string>> = {
  el: 'Έμβλημα του ιδρύματος',
  en: 'Emblem of the institution',
}

/** As readers of PDF and Word name the languages. */
export const LOCALES: Readonly<Record<Language, string>> = { el: 'el-GR', en: 'en-GB' }

/** What stands beside the QR of a paper. */
export function footLines({ code, address }: PaperSeal, language: Language): [string, string] {
  const words = FOOT_WORDS[language]
  return [`${words.code} ${groupedPaperCode(code)}`, `${words.verification}: ${address}`]
}

/** What stands across each page: that the paper is a draft, or else that it comes from an installation for trials. */
export function wordAcross({ document, seal, isTrial }: PrintedPaper): string | undefined {
  const { draft, trial } = FOOT_WORDS[document.language]
  if (seal === null) return draft
  return isTrial ? trial : undefined
}
