import { describe, expect, it } from 'vitest'
import {
  ENGLISH_ANNOUNCEMENT,
  INVENTED_PAPERS,
  ISSUE,
  LONGEST_MINUTES,
} from '../../testing/invented-papers.ts'
import { EXAMPLE_ISSUE, EXAMPLE_PAPERS } from './example-papers.ts'
import { foldedTag, formTags } from './form-tags.ts'
import { paperCodeFrom } from './paper-code.ts'
import { PAPER_KINDS, type PaperFacts } from './paper-facts.ts'

const verification = { code: paperCodeFrom(new Uint8Array(10)), address: 'https://a.gr/p/0' }
const namesOf = (facts: PaperFacts) => {
  const { tags, lists } = formTags(facts, ISSUE, null)
  return [tags.map(({ name }) => name), lists.map(({ name, columns }) => [name, columns])]
}
const said = (facts: PaperFacts, name: string) =>
  formTags(facts, ISSUE, verification).tags.find((tag) => tag.name === name)?.value

describe('the tags of a form', () => {
  it.each(PAPER_KINDS)('of a %s are told apart without accents and capitals', (kind) => {
    const { tags, lists } = formTags(EXAMPLE_PAPERS[kind], EXAMPLE_ISSUE, verification)
    const names = tags.map(({ name }) => name)
    for (const { name, columns } of lists) names.push(name, ...columns)
    expect(new Set(names.map(foldedTag)).size).toBe(names.length)
  })

  it.each(Object.entries(INVENTED_PAPERS))(
    'of %s are those of its kind, whatever it says',
    (_name, facts) => {
      expect(namesOf(facts)).toEqual(namesOf(EXAMPLE_PAPERS[facts.kind]))
    },
  )

  it.each(PAPER_KINDS)('of a %s have an example each, except what is seldom known', (kind) => {
    const { tags, lists } = formTags(EXAMPLE_PAPERS[kind], EXAMPLE_ISSUE, verification)
    const without = tags.filter(({ value }) => value === '').map(({ name }) => name)
    const seldom = [
      'Σύνδεσμος',
      'Διορθώσεις έως',
      'Λόγος αποτυχίας',
      'Ψηφοφορία',
      'Πρόεδρος',
      'Νομική βάση',
      'Κείμενο δήλωσης',
    ]
    expect(without.filter((name) => !seldom.includes(name))).toEqual([])
    for (const { columns, rows } of lists) for (const row of rows) expect(row).toHaveLength(columns.length)
  })

  it.each([
    ['Αριθμός εγγράφου', '2026/118'],
    ['Σχολή', 'Πολυτεχνική Σχολή'],
    ['Τμήμα', 'Τμήμα Μηχανικών Η/Υ και Πληροφορικής'],
    ['Ημέρα εξέτασης', 'Τετάρτη 24 Ιουνίου 2026'],
    ['Μέσος όρος', '8,61'],
    ['Τελικός βαθμός ολογράφως', 'οκτώ και μισό'],
    ['Αποτέλεσμα', 'Η εργασία εγκρίνεται με διορθώσεις.'],
    ['Διορθώσεις έως', '24 Ιουλίου 2026'],
    ['Ψηφοφορία', 'Η απόφαση λήφθηκε ομόφωνα.'],
    ['Αίθουσα', ''],
    ['Κωδικός επαλήθευσης', '0000-0000-0000-0000'],
  ])('of minutes say at %s: «%s»', (name, value) => {
    expect(said(LONGEST_MINUTES, name)).toBe(value)
  })

  it('have a row for each member', () => {
    const [members] = formTags(EXAMPLE_PAPERS.minutes, ISSUE, null).lists
    expect(members?.rows[2]).toEqual([
      '3',
      'Άννα Γεωργίου',
      'Μέλος',
      'ΕΔΙΠ, Πανεπιστήμιο Ιωαννίνων',
      'εξ αποστάσεως',
      '8,5',
      'οκτώ και μισό',
    ])
  })

  it('have the dates of an English announcement in English', () => {
    expect(said(ENGLISH_ANNOUNCEMENT, 'Ημέρα εξέτασης')).toBe('Wednesday 24 June 2026')
  })

  it.each([
    ['ΤΙΤΛΟΣ', 'Τίτλος'],
    [' τίτλοσ  στα αγγλικα ', 'Τίτλος στα αγγλικά'],
  ])('are the same as they are typed: «%s»', (typed, name) => {
    expect(foldedTag(typed)).toBe(foldedTag(name))
  })
})
