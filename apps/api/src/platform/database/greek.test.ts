import { MARKS_IN_A_ROW_MAX } from '@diatrivi/domain/shared/composition'
import { compareGreek, foldGreek, plainText } from '@diatrivi/domain/shared/greek-text'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { institution } from '../../modules/institution/tables.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { sanitiseHtml } from '../text/sanitise-html.ts'
import { greekOrder } from './greek.ts'

const { db, close } = await openTestDatabase()
afterAll(close)

/** What the database makes of some texts, in their order. */
async function foldedByDatabase(texts: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ folded: string }>(sql`
    select fold(source) as folded from unnest(${sql.param(texts)}::text[]) with ordinality as given(source, place)
    order by place
  `)
  return rows.map(({ folded }) => folded)
}

/** Letters of titles, with the marks and cases that a search ignores. */
const LETTERS = [
  ...'αάΑΆἀἈᾶᾷιίϊΐΙΊΪϋΰσςΣΘθωώΏᾳ',
  ...'aéÀñßÇøŁğ',
  ...'жЙ',
  '\u0301',
  '\u0308',
  ' ',
  '-',
  '%',
  '5',
]

describe('fold of the database', () => {
  it.each([
    ['ΑΣΦΆΛΕΙΑ', 'ασφαλεια'],
    ['Ασφάλεια δικτύων', 'ασφαλεια δικτυων'],
    ['ΔΊΚΤΥΟΣ δίκτυος', 'δικτυοσ δικτυοσ'],
    ['Ρωμαϊκή, προϋπόθεση, ΐ', 'ρωμαικη, προυποθεση, ι'],
    ['Machine Learning', 'machine learning'],
  ])('makes %s to %s, as the domain does', async (text, folded) => {
    expect([await foldedByDatabase([text]), foldGreek(text)]).toEqual([[folded], folded])
  })

  it.each([
    ['as many marks as are kept', 'α'.padEnd(MARKS_IN_A_ROW_MAX + 1, '\u0301\u0323')],
    ['more accents than are composed', 'α'.padEnd(100, '\u0301\u0323')],
  ])('agrees with the domain on a letter with %s', async (_what, text) => {
    expect([await foldedByDatabase([text]), foldGreek(text)]).toEqual([['α'], 'α'])
  })

  it('agrees with the domain on every text in our letters, composed or not', async () => {
    const word = fc.string({ unit: fc.constantFrom(...LETTERS), maxLength: 12 })
    const texts = fc
      .sample(word, { numRuns: 2_000, seed: 7 })
      .flatMap((text) => [text, text.normalize('NFC')])
    expect(await foldedByDatabase(texts)).toEqual(texts.map(foldGreek))
  })
})

describe('plain_text of the database', () => {
  it.each([
    '<p>Πρώτη</p><p>δεύτερη</p>',
    '<ul><li>ένα</li><li>δύο</li></ul><h3>τρία</h3><blockquote>τέσσερα</blockquote>',
    'ένα<br>δύο<br />τρία',
    'δι<strong>ατρι</strong>βή <a href="https://uoa.gr" rel="noopener">εδώ</a>',
    'α &lt; β &amp;&amp; γ &gt; δ, &amp;lt;',
    '',
  ])('has the words of %s, once it is kept, that the domain finds in it', async (html) => {
    const kept = sanitiseHtml(html)
    const { rows } = await db.execute<{ text: string }>(sql`select plain_text(${kept}::text) as text`)
    expect(rows[0]?.text.replace(/\s+/g, ' ').trim()).toBe(plainText(html))
  })
})

describe('the letters that the index of titles is over', () => {
  it('stand for those of folded text one for one, so that none of them contains more or less', async () => {
    const letters = [
      ...new Set([...foldGreek(LETTERS.join('')), ...'αβγδεζηθικλμνξοπρστυφχψωabcdefghijklmnopqrstuvwxyz']),
    ]
    const { rows } = await db.execute<{ letter: string }>(sql`
      select trigram_letters(letter) as letter from unnest(${sql.param(letters)}::text[]) as letter
    `)
    expect(new Set(rows.map(({ letter }) => letter)).size).toBe(letters.length)
  })

  it('are found by it under every locale, Greek ones too', async () => {
    const { rows } = await db.execute<{ trigrams: string[] }>(sql`
      select show_trgm(trigram_letters(fold('Ευφυΐα'))) as trigrams
    `)
    expect(rows[0]?.trigrams).toEqual(expect.arrayContaining(['euf', 'ufu', 'fui', 'uia']))
  })
})

describe('the Greek order of the database', () => {
  it('is that of the domain: Greek before Latin, accents and case only between equals', async () => {
    const names = [
      'Ωμέγα',
      'alpha',
      'Άλφα',
      'αλφα',
      'Βήτα',
      'Ήτα',
      'ΗΤΑ',
      'Zeta',
      'ζήτα',
      'Σίγμα',
      'ςιγ',
      '7 λόγοι',
    ]
    await db.transaction((tx) =>
      tx
        .insert(institution)
        .values(names.map((name, n) => ({ name: `${name}${n}`, type: 'university' as const }))),
    )
    const rows = await db
      .select({ name: institution.name })
      .from(institution)
      .orderBy(greekOrder(institution.name))
    const ordered = rows.map(({ name }) => name)
    expect(ordered).toEqual([...ordered].sort(compareGreek))
    expect(ordered.findIndex((name) => name.startsWith('Ωμέγα'))).toBeLessThan(ordered.indexOf('alpha1'))
  })
})
