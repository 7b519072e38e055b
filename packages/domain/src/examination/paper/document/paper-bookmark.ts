import type { PaperFacts } from '../paper-facts.ts'
import type { PaperDocument } from './paper-document.ts'

/** What a file of many papers calls one of them: «Πρακτικό εξέτασης διπλωματικής εργασίας 2026/118 · Παππάς Γεώργιος». */
export function paperBookmark({ title }: Pick<PaperDocument, 'title'>, facts: PaperFacts): string {
  const { name } = facts.kind === 'supervision' ? facts.instructor : facts.student
  return `${title} · ${name}`
}
