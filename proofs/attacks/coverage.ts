import type { Tally } from './attacker.ts'
import { FREE_TEXTS, type FreeText } from './free-texts.ts'

/** Texts that people see and that no attacker of the attacked world writes, each with what tries it instead. */
const TRIED_ELSEWHERE: Partial<Record<FreeText, string>> = {
  'acceptAssignment.titleEn':
    'it is the title in English that `editThesis` writes, kept where the topic has none',
  'holdExamination.text':
    'It is the text that `openMarking` writes; here nothing waits for the hour of an examination.',
  'confirmPasskey.name': 'Only a browser with a passkey sends it: a test of in-a-browser.spec.ts does.',
}

/** Every text that people see and that the attackers have to write. */
export const SHOWN = (Object.keys(FREE_TEXTS) as FreeText[]).filter(
  (field) => FREE_TEXTS[field] === 'shown' && TRIED_ELSEWHERE[field] === undefined,
)

/** The fields that took an attack in some form. */
export function takenOf(tallies: ReadonlyMap<FreeText, Tally>): FreeText[] {
  return SHOWN.filter((field) => {
    const { tried, refused } = tallies.get(field) ?? NEVER
    return refused < tried
  })
}

/**
 * The fields that were not given every attack, and those that took one and were shown on no page.
 *
 * @param attacks how many each field has to be given
 */
export function gapsIn(
  tallies: ReadonlyMap<FreeText, Tally>,
  seen: ReadonlySet<FreeText>,
  attacks: number,
): { notTried: FreeText[]; notSeen: FreeText[] } {
  return {
    notTried: SHOWN.filter((field) => (tallies.get(field) ?? NEVER).tried < attacks),
    notSeen: takenOf(tallies).filter((field) => !seen.has(field)),
  }
}

const NEVER: Tally = { tried: 0, refused: 0 }
