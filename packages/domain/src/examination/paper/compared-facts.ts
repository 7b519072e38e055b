import { canonicalJson } from '../../shared/canonical-json.ts'
import type { PaperFacts } from './paper-facts.ts'

/**
 * What two papers are compared by: their facts in the one canonical way. Minutes, sheets and certificates keep the ranks
 * of the day on which they were issued, and certificates who signed them, so that neither a promotion nor a new head makes
 * an old paper wrong; a new head is a reason to issue one again.
 */
export function comparedFacts(facts: PaperFacts): string {
  switch (facts.kind) {
    case 'minutes':
      return canonicalJson({ ...facts, members: facts.members.map(withoutRank) })
    case 'sheet':
      return canonicalJson({ ...facts, member: withoutRank(facts.member) })
    case 'completion':
      return canonicalJson({ ...facts, supervisor: withoutRank(facts.supervisor), head: null })
    case 'supervision':
      return canonicalJson({ ...facts, instructor: withoutRank(facts.instructor), head: null })
    default:
      return canonicalJson(facts)
  }
}

/** Who signs a certificate as the head of the department; null of all other papers. */
export function headOf(facts: PaperFacts): string | null {
  return 'head' in facts ? facts.head : null
}

function withoutRank<Person extends { rank: string }>(person: Person): Omit<Person, 'rank'> {
  const { rank: _rank, ...rest } = person
  return rest
}
