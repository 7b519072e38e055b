import type { Hundredths } from '../../department/rulebook/marking-rules.ts'
import type { Bilingual } from '../../shared/bilingual.ts'
import { shortHundredths } from '../../shared/hundredths.ts'

/** Why an examination was failed: by the mean, or by how many members gave enough. No mark of a member is in it. */
export type Failure =
  | { cause: 'mean'; pass: Hundredths }
  | { cause: 'passers'; passers: number; count: number; at: Hundredths }

/** «Μόνο ένα μέλος έδωσε 5 και πάνω· απαιτούνται 2.», the same on the page, in the mail and in the minutes. */
export function failureSentence(failure: Failure): Bilingual {
  if (failure.cause === 'mean') {
    const [el, en] = shortHundredths(failure.pass)
    return [
      `Ο μέσος όρος δεν φτάνει το ${el}, που είναι το ελάχιστο για επιτυχία.`,
      `The mean does not reach ${en}, which is the least that passes.`,
    ]
  }
  const { passers, count, at } = failure
  const [el, en] = shortHundredths(at)
  return [
    `${gaveInGreek(passers)} ${el} και πάνω· ${count === 1 ? 'απαιτείται 1' : `απαιτούνται ${count}`}.`,
    `${gaveInEnglish(passers)} ${en} or more; ${count} ${count === 1 ? 'is' : 'are'} required.`,
  ]
}

function gaveInGreek(passers: number): string {
  if (passers === 0) return 'Κανένα μέλος δεν έδωσε'
  return passers === 1 ? 'Μόνο ένα μέλος έδωσε' : `Μόνο ${passers} μέλη έδωσαν`
}

function gaveInEnglish(passers: number): string {
  if (passers === 0) return 'No member gave'
  return passers === 1 ? 'Only one member gave' : `Only ${passers} members gave`
}
