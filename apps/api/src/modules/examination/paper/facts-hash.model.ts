import { createHash } from 'node:crypto'
import { comparedFacts } from '@diatrivi/domain/examination/paper/compared-facts'
import type { PaperFacts } from '@diatrivi/domain/examination/paper/paper-facts'

/** The same for two papers that would say the same. */
export function factsHash(facts: PaperFacts): string {
  return createHash('sha256').update(comparedFacts(facts)).digest('hex')
}
