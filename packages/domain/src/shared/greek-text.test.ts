import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { processorTime } from '../testing/processor-time.ts'
import { compareGreek, foldGreek, normaliseText, PREVIEW_LENGTH, plainText, preview } from './greek-text.ts'

const GREEK_LETTERS = [...'αάβγδεέζηήθιίϊΐκλμνξοόπρσςτυύϋΰφχψωώ ']
const greekText = fc.array(fc.constantFrom(...GREEK_LETTERS)).map((letters) => letters.join(''))
const anyText = fc.string({ unit: 'binary' })

describe('folding a text for the search', () => {
  it.each([
    ['accents', 'Ευφυής', 'ευφυησ'],
    ['capitals', 'ΕΥΦΥΗΣ', 'ευφυησ'],
    ['the diaeresis', 'Προϊόν ΠΡΟΪΟΝ', 'προιον προιον'],
    ['the diaeresis with an accent', 'ΐ ΰ', 'ι υ'],
    ['the final sigma', 'ΣΟΦΟΣ σοφός', 'σοφοσ σοφοσ'],
    ['ancient breathings', 'ᾧ Ἑλλάς', 'ω ελλασ'],
    ['composed and decomposed letters', '\u03ac \u03b1\u0301', 'α α'],
    ['Latin', 'Résumé ÇA', 'resume ca'],
    ['the dotted capital I', 'İstanbul', 'istanbul'],
    ['ligatures', 'Classi\ufb01cation, \ufb04, \ufb06, Ǆ', 'classification, ffl, st, dz'],
    ['soft hyphens', 'Βα\u00adθιά μη\u00adχανική', 'βαθια μηχανικη'],
    ['characters that are not seen', '\u200bαγο\u200dρές\u2060\ufeff \u3164', 'αγορεσ '],
    [
      'hyphens, dashes and the minus sign',
      'a\u2010b\u2011c\u2012d\u2013e\u2014f\u2015g\u2212h\uff0di',
      'a-b-c-d-e-f-g-h-i',
    ],
    ['the micro sign', 'Πάχος 10 \u00b5m', 'παχοσ 10 μm'],
    ['fractions', '½ \u2153 1\u20442', '1/2 1/3 1/2'],
    ['raised and lowered figures', 'm² H₂O', 'm2 h2o'],
    ['wide letters and figures', 'Ａ１', 'a1'],
    ['kinds of blanks', 'α\u00a0β\u2009γ', 'α β γ'],
    ['apostrophes', 'απ’ όλα απ\u1fbd ʼ ‘', "απ' ολα απ' ' '"],
    ['accents that stand by themselves', '\u0384Αλφα Α\u0384 Α\u00b4', "'αλφα α' α'"],
    ['Greek letters of formulas', 'ϑ ϕ ϵ ϖ ϲ Ω', 'θ φ ε π σ ω'],
  ])('does away with the difference of %s', (_what, text, folded) => {
    expect(foldGreek(text)).toBe(folded)
  })

  it('leaves digits, signs and spaces', () => {
    expect(foldGreek(' C++ & «5G»: 100%_\\ ')).toBe(' c++ & «5g»: 100%_\\ ')
  })

  /** Hyphens, ligatures and accents are looked for in what is not ordinary only. */
  it('is the same for ordinary text and beside other text', () => {
    const ordinary = fc.string({ unit: fc.constantFrom(..."ΆΈαάϊΐϋΰςσΣ·aZ0-/'« »") })
    fc.assert(fc.property(ordinary, (text) => foldGreek(`${text}µ`) === `${foldGreek(text)}μ`))
  })

  it('changes nothing when done twice', () => {
    fc.assert(fc.property(anyText, (text) => foldGreek(foldGreek(text)) === foldGreek(text)))
  })

  it('finds Greek however it is capitalised', () => {
    fc.assert(fc.property(greekText, (text) => foldGreek(text.toUpperCase()) === foldGreek(text)))
  })

  it('finds a part wherever the whole is cut', () => {
    fc.assert(
      fc.property(greekText, greekText, greekText, (before, part, after) =>
        foldGreek(before + part + after).includes(foldGreek(part)),
      ),
    )
  })
})

/** The time to compose them grows with the square of the marks on one letter. */
const MARKS = '\u0301\u0323'
const SLOW_TEXTS: [string, string][] = [
  ['one letter with a million marks', `α${MARKS.repeat(500_000)}`],
  ['letters with as many marks as are composed', `α${MARKS.repeat(15)}`.repeat(32_000)],
  ['letters with one mark more', `α${MARKS.repeat(15)}\u0301`.repeat(32_000)],
  ['marks without a letter', '\u0345\u0301'.repeat(500_000)],
  ['letters that become marks', '\uff9e\u0301\u0345'.repeat(300_000)],
  ['marks with a soft hyphen between', '\u0345\u0301\u00ad'.repeat(300_000)],
]

describe.each([
  ['folding', foldGreek],
  ['composing', normaliseText],
])('%s', (_what, work) => {
  it.each(SLOW_TEXTS)('%s takes little time', (_text, text) => {
    expect(processorTime(() => work(text))).toBeLessThan(2_000)
  })
})

describe('the order of Greek texts', () => {
  it('follows the alphabet, whatever the accents and capitals, with Latin at the end', () => {
    const words = ['Zeta', 'ωμέγα', 'βήμα', 'alpha', 'Άλφα', 'Γάμμα', '3D', 'άλφα', 'Ήτα', 'Ζήτα']
    expect(words.sort(compareGreek)).toEqual([
      '3D',
      'άλφα',
      'Άλφα',
      'βήμα',
      'Γάμμα',
      'Ζήτα',
      'Ήτα',
      'ωμέγα',
      'alpha',
      'Zeta',
    ])
  })
})

describe('text as it is kept', () => {
  it('is composed and has no white space around it', () => {
    expect(normaliseText('  \u03b1\u0301 \n')).toBe('\u03ac')
  })

  it('has no characters that nobody sees, also between a letter and its accent', () => {
    expect(normaliseText('\u200b \u03b1\u00ad\u0301\ufeff \u2060')).toBe('\u03ac')
  })

  it('keeps the spelling of what is only compared in one', () => {
    expect(normaliseText('\ufb01 ½ \u2013 \u00b5 ’')).toBe('\ufb01 ½ \u2013 \u00b5 ’')
  })
})

describe('the words of an HTML text', () => {
  it.each([
    ['paragraphs are kept apart', '<p>Πρώτη</p><p>δεύτερη</p>', 'Πρώτη δεύτερη'],
    ['items of a list are kept apart', '<ul><li>ένα</li><li>δύο</li></ul>', 'ένα δύο'],
    ['headings and quotations are kept apart', '<h3>Α</h3><blockquote>Β</blockquote>Γ', 'Α Β Γ'],
    ['lines are kept apart', 'ένα<br>δύο<br/>τρία<BR />τέσσερα', 'ένα δύο τρία τέσσερα'],
    ['words stay whole where only their look changes', 'δι<strong>ατρι</strong>βή', 'διατριβή'],
    ['attributes go with their tag', '<a href="https://uoa.gr" rel="x">εδώ</a>', 'εδώ'],
    ['comments go', 'α<!-- σχόλιο -->β', 'αβ'],
    ['white space is one space', '  α \n\t β&nbsp;&nbsp;γ ', 'α β γ'],
    ['named signs are read', '&lt;b&gt; &amp; &laquo;α&raquo; &quot;β&quot; &hellip;', '<b> & «α» "β" …'],
    ['numbered signs are read', '&#945;&#x3B2;&#x1F600;', 'αβ😀'],
    ['a sign is read once', '&amp;lt;', '&lt;'],
    ['unknown signs stay', '&constructor; &unknown; & &;', '&constructor; &unknown; & &;'],
    ['impossible signs are marked', '&#0; &#xD800; &#xDFFF; &#x110000;', '\ufffd \ufffd \ufffd \ufffd'],
    [
      'the neighbours of impossible signs are read',
      '&#1;&#xD7FF;&#xE000;&#x10FFFF;',
      '\u0001\ud7ff\ue000\u{10ffff}',
    ],
    ['a sign of comparison is no tag', 'α < β και 3<5', 'α < β και 3<5'],
    ['nothing gives nothing', '<p></p>', ''],
  ])('%s', (_rule, html, words) => {
    expect(plainText(html)).toBe(words)
  })

  it('are read once, even from a text of nothing but opened tags', () => {
    const hostile = '<a'.repeat(100_000)
    expect(plainText(hostile)).toBe(hostile)
  })
})

describe('the preview of a card', () => {
  it('is the whole text while it is short', () => {
    const html = `<p>${'α'.repeat(PREVIEW_LENGTH)}</p>`
    expect(preview(html)).toBe('α'.repeat(PREVIEW_LENGTH))
  })

  const word = (length: number) => 'α'.repeat(length)

  it.each([
    ['inside a word that is longer', word(201), `${word(200)}…`],
    ['after a word that just fits', `${word(200)} ${word(3)}`, `${word(200)}…`],
    ['before a word that does not fit', `${word(195)} ${word(10)}`, `${word(195)}…`],
    ['before a word of which one letter lacks', `${word(190)} ${word(10)}`, `${word(190)}…`],
    [
      'inside a word that begins before the 190th character',
      `${word(189)} ${word(20)}`,
      `${word(189)} ${word(10)}…`,
    ],
    ['without the space before the ellipsis', `${word(199)} ${word(9)}`, `${word(199)}…`],
    ['without the stop of a sentence before it', `${word(195)}. ${word(9)}`, `${word(195)}…`],
    ['with a stop where it would be too short without', `${word(189)}.. ${word(9)}`, `${word(189)}.…`],
    ['never in the middle of a character', '😀'.repeat(201), `${'😀'.repeat(200)}…`],
    [
      'in the words, not in the tags',
      `<p>${word(150)}</p><p>${word(44)} ${word(9)}</p>`,
      `${word(150)} ${word(44)}…`,
    ],
  ])('is cut %s', (_where, html, expected) => {
    expect(preview(html)).toBe(expected)
  })

  it('has 190 to 200 characters and the ellipsis, whatever the text', () => {
    const text = fc.string({
      unit: fc.constantFrom('α', 'β', ' ', '.', '😀'),
      minLength: 300,
      maxLength: 400,
    })
    fc.assert(
      fc.property(text, (html) => {
        const shown = [...preview(html)]
        fc.pre([...plainText(html)].length > PREVIEW_LENGTH)
        expect(shown.length).toBeGreaterThanOrEqual(191)
        expect(shown.length).toBeLessThanOrEqual(201)
      }),
    )
  })
})
