import type { Actor } from '../../people/account/role.ts'
import { allowed, type Decision, firstRefusal, refused } from '../../shared/decision.ts'
import { isSecretaryOf } from '../../thesis/thesis/thesis.policy.ts'
import type { ThesisFacts } from '../../thesis/thesis/thesis.ts'

/** What papers and mails say of a person without an account. */
export interface OutsideWords {
  firstName: string
  surname: string
  rankText: string
  affiliation: string
}

/** What relies on the words that were written about a person before. */
export interface Reliance {
  /** The person has or had a seat in a thesis of another instructor. */
  elsewhere: boolean
  /** A mark was sealed, or a paper issued since the person was asked, in a thesis of the same instructor. */
  isPrinted: boolean
}

export function sameWords(one: OutsideWords, other: OutsideWords): boolean {
  return (
    one.firstName === other.firstName &&
    one.surname === other.surname &&
    one.rankText === other.rankText &&
    one.affiliation === other.affiliation
  )
}

/** Whether the words that an instructor writes take the place of those before: docs/regulation.md#outside-words */
export function mayReplaceWords({ elsewhere, isPrinted }: Reliance): boolean {
  return !elsewhere && !isPrinted
}

/** The office of the department writes other words, whatever relies on those before. */
export function rewordOutside(
  actor: Actor,
  thesis: ThesisFacts,
  { outsidePersonId }: { outsidePersonId: number | null },
): Decision<'not_found'> {
  return firstRefusal<'not_found'>(
    isSecretaryOf(actor, thesis) ? allowed : refused('not_found'),
    outsidePersonId === null ? refused('not_found') : allowed,
  )
}

/** The words in one line, as the history keeps them. */
export function wordsInLine({ firstName, surname, rankText, affiliation }: OutsideWords): string {
  return `${firstName} ${surname}, ${rankText}, ${affiliation}`
}
