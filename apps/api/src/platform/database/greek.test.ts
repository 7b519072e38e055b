import { keywordKey } from '@diatrivi/domain/institution/keyword/keyword'
import { commonNumber } from '@diatrivi/domain/shared/common-form'
import { MARKS_IN_A_ROW_MAX } from '@diatrivi/domain/shared/composition'
import { compareGreek, foldGreek, oneSpelling, plainText } from '@diatrivi/domain/shared/greek-text'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { institution } from '../../modules/institution/institution/tables.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { sanitiseHtml } from '../text/sanitise-html.ts'
import { greekOrder } from './greek.ts'

const { db, close } = await openTestDatabase()
afterAll(close)

/** What a function of the database makes of some texts, in their order. */
async function madeByDatabase(name: string, texts: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ made: string }>(sql`
    select ${sql.identifier(name)}(source) as made
    from unnest(${sql.param(texts)}::text[]) with ordinality as given(source, place)
    order by place
  `)
  return rows.map(({ made }) => made)
}

const foldedByDatabase = (texts: readonly string[]) => madeByDatabase('fold', texts)

/** Letters of titles, with the marks and cases that a search ignores. */
const LETTERS = [
  ...'αάΑΆἀἈᾶᾷιίϊΐΙΊΪϋΰσςΣΘθωώΏᾳ·«»~\n\t',
  ...'aéÀñßÇøŁğ',
  ...'жЙ',
  '\u0301',
  '\u0308',
  ' ',
  '-',
  '%',
  '5',
  // Ligatures, kinds of hyphens, blanks and apostrophes, what is not seen, fractions, signs that stand for letters.
  ...'ﬁﬄǆĳ½⅓⁄‐‑–—−´΄᾽᾿’ʼ′µΩϑϲ²₂Ａ１№…™',
  '\u00a0',
  '\u00ad',
  '\u200b',
  '\u200d',
  '\u3164',
  '\ufe0f',
  '\ufeff',
  '\u{e0041}',
  ...'ABEZHIKMNOPTYXΑΒΕΖΗΙΚΜΝΟΡΤΥΧ',
]

/** Each by itself: letters and signs of Europe and the Near East, compatibility forms, and all that is not seen. */
const BLOCKS = [
  [0x20, 0x1c7f],
  [0x1c90, 0x2fff],
  [0x3000, 0x33ff],
  [0xa640, 0xa7bf],
  [0xf900, 0xfffd],
  [0x1d400, 0x1d7ff],
  [0x1f100, 0x1f1ff],
  [0x1bca0, 0x1bca3],
  [0x1d173, 0x1d17a],
  [0xe0000, 0xe0fff],
] as const
const CHARACTERS = BLOCKS.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_none, at) => String.fromCodePoint(from + at)),
)

describe('fold of the database', () => {
  it.each([
    ['ΑΣΦΆΛΕΙΑ', 'ασφαλεια'],
    ['Ασφάλεια δικτύων', 'ασφαλεια δικτυων'],
    ['ΔΊΚΤΥΟΣ δίκτυος', 'δικτυοσ δικτυοσ'],
    ['Ρωμαϊκή, προϋπόθεση, ΐ', 'ρωμαικη, προυποθεση, ι'],
    ['Machine Learning', 'machine learning'],
    [
      'Classi\ufb01cation, βα\u00adθιά, COVID\u201119, 10 µm, ½',
      'classification, βαθια, covid-19, 10 μm, 1/2',
    ],
    ['απ’ όλα, \u0384Αλφα Α\u0384', "απ' ολα, 'αλφα α'"],
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

describe.each([
  ['fold', foldGreek],
  ['one_spelling', oneSpelling],
  ['keyword_key', keywordKey],
  ['common_number', commonNumber],
])('%s of the database', (name, inDomain) => {
  it('agrees with the domain on every character of many scripts', async () => {
    const made = await madeByDatabase(name, CHARACTERS)
    const different = CHARACTERS.filter((character, at) => made[at] !== inDomain(character))
    expect(different.map((character) => character.codePointAt(0)?.toString(16))).toEqual([])
  })

  it('agrees with the domain on ordinary text', async () => {
    const letters = [...'\t\n\r«»', ...CHARACTERS.filter((one) => /^[ -~\u0386-\u03ce]$/.test(one))]
    const word = fc.string({ unit: fc.constantFrom(...letters), maxLength: 12 })
    const texts = fc.sample(word, { numRuns: 2_000, seed: 9 })
    expect(await madeByDatabase(name, texts)).toEqual(texts.map(inDomain))
  })

  it('agrees with the domain on texts', async () => {
    const word = fc.string({ unit: fc.constantFrom(...LETTERS), maxLength: 12 })
    const texts = fc.sample(word, { numRuns: 2_000, seed: 8 })
    expect(await madeByDatabase(name, texts)).toEqual(texts.map(inDomain))
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
