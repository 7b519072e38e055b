import type { Issue, PaperFacts } from '../paper-facts.ts'
import { announcementDocument } from './announcement.ts'
import { applicationDocument } from './application.ts'
import { completionDocument } from './completion.ts'
import { declarationDocument } from './declaration.ts'
import { minutesDocument } from './minutes.ts'
import type { PaperDocument } from './paper-document.ts'
import { sheetDocument } from './sheet.ts'
import { summonsDocument } from './summons.ts'
import { supervisionDocument } from './supervision.ts'

/** The sentences of a paper, made of what is known and of nothing else: no clock, no table, no language of a reader. */
export function composePaper(facts: PaperFacts, issue: Issue): PaperDocument {
  switch (facts.kind) {
    case 'minutes':
    case 'minutes_blank':
      return minutesDocument(facts, issue)
    case 'announcement':
      return announcementDocument(facts, issue)
    case 'application':
      return applicationDocument(facts, issue)
    case 'supervision':
      return supervisionDocument(facts, issue)
    case 'completion':
      return completionDocument(facts, issue)
    case 'declaration':
      return declarationDocument(facts, issue)
    case 'summons':
      return summonsDocument(facts, issue)
    case 'sheet':
      return sheetDocument(facts, issue)
  }
}
