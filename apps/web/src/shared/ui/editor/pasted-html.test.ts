import { getSchema } from '@tiptap/core'
import { DOMParser, DOMSerializer } from '@tiptap/pm/model'
import { describe, expect, it } from 'vitest'
import { EXTENSIONS } from './extensions.ts'
import { hasPictures, readPasted } from './pasted-html.ts'

/** What stands in the editor after something is pasted. */
function pasted(html: string): string {
  const schema = getSchema(EXTENSIONS)
  const place = document.createElement('div')
  place.innerHTML = readPasted(html)
  const fragment = DOMSerializer.fromSchema(schema).serializeFragment(
    DOMParser.fromSchema(schema).parse(place).content,
  )
  const shown = document.createElement('div')
  shown.append(fragment)
  return shown.innerHTML.replaceAll(/ (?:target|rel)="[^"]*"/g, '')
}

const entry = (level: number, list: number, sign: string, text: string) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l${list} level${level} lfo${list + 1}'>` +
  `<![if !supportLists]><span><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; ` +
  `</span></span></span><![endif]><span lang=EL>${text}<o:p></o:p></span></p>\n`

describe('what is pasted from Word', () => {
  it('has its lists and the lists in them', () => {
    const html = [
      entry(1, 0, '1.', 'Ένα'),
      entry(1, 0, '2.', 'Δύο'),
      entry(2, 0, 'a.', 'Μέσα'),
      entry(3, 0, '·', 'Πιο μέσα'),
      entry(1, 0, '3.', 'Τρία'),
      entry(1, 1, '·', 'Άλλη'),
      entry(1, 1, 'o', 'Λίστα'),
    ].join('')
    expect(pasted(html)).toBe(
      '<ol><li><p>Ένα</p></li><li><p>Δύο</p><ol><li><p>Μέσα</p><ul><li><p>Πιο μέσα</p></li></ul></li></ol></li>' +
        '<li><p>Τρία</p></li></ol><ul><li><p>Άλλη</p></li><li><p>Λίστα</p></li></ul>',
    )
  })

  it.each(['1.', '12)', '(3)', 'α.', 'iv.', '2.1', '2.1.'])('has a numbered list by the sign %s', (sign) => {
    expect(pasted(entry(1, 0, sign, 'Ένα'))).toBe('<ol><li><p>Ένα</p></li></ol>')
  })

  it.each(['·', 'o', '\u00a7', '-', '–', '•', 'ü'])('has a list of points by the sign %s', (sign) => {
    expect(pasted(entry(1, 0, sign, 'Ένα'))).toBe('<ul><li><p>Ένα</p></li></ul>')
  })

  it('has a paragraph between two lists, and a list in a cell of a table', () => {
    const list = entry(1, 0, '1.', 'Ένα')
    expect(pasted(`${list}<p class=MsoNormal>Μετά</p>${list}`)).toBe(
      '<ol><li><p>Ένα</p></li></ol><p>Μετά</p><ol><li><p>Ένα</p></li></ol>',
    )
    expect(pasted(`<table><tr><td>${list}</td></tr></table>`)).toBe(
      '<table><tbody><tr><td><ol><li><p>Ένα</p></li></ol></td></tr></tbody></table>',
    )
  })

  it('has its title, headings, links and words that stand out', () => {
    const html =
      '<html><head><style>p {color:red}</style></head><body><!--StartFragment--><p class=MsoTitle>Τίτλος<o:p></o:p></p>' +
      '<h1><span lang=EL>Σκοπός</span></h1><h6>Λεπτομέρεια</h6>' +
      '<p class=MsoNormal>Δες <a href="https://example.org/x?a=1&amp;b=2"><span>τη <b>σελίδα</b></span></a>.</p><!--EndFragment-->'
    expect(pasted(html)).toBe(
      '<h3>Τίτλος</h3><h3>Σκοπός</h3><h4>Λεπτομέρεια</h4>' +
        '<p>Δες <a href="https://example.org/x?a=1&amp;b=2">τη <strong>σελίδα</strong></a>.</p>',
    )
  })

  it('has the numbers of its headings', () => {
    const number = '<span style="mso-list:Ignore">1.1<span>&nbsp;&nbsp;&nbsp; </span></span>'
    const html = ['h2', 'h3'].map((tag) => `<${tag} style="mso-list:l0 level2 lfo1">${number}Στόχος</${tag}>`)
    expect(pasted(html.join(''))).toBe('<h3>1.1 Στόχος</h3><h3>1.1 Στόχος</h3>')
  })

  it('has its tables, with the cells that go over others', () => {
    const html =
      '<table class=MsoTableGrid border=1><tr><td width=400 colspan=2><p class=MsoNormal>Πλάνο<o:p></o:p></p></td></tr>' +
      '<tr><td><p class=MsoNormal>Μάρτιος</p></td><td><p class=MsoNormal>Κεφάλαιο 1</p></td></tr></table>'
    expect(pasted(html)).toBe(
      '<table><tbody><tr><td colspan="2"><p>Πλάνο</p></td></tr><tr><td><p>Μάρτιος</p></td><td><p>Κεφάλαιο 1</p></td></tr></tbody></table>',
    )
  })
})

describe('what is pasted from LibreOffice', () => {
  it('has its lists, headings and tables', () => {
    const html =
      '<h2 class="western">Πλάνο</h2><ol><li><p>Ένα</p></li><ol><li><p>Μέσα</p></li></ol><li><p>Δύο</p></li></ol>' +
      '<table cellpadding="4"><col width="128*"/><thead><tr valign="top"><th><p>Μήνας</p></th></tr></thead>' +
      '<tr><td><p><font face="Arial">Μάιος</font></p></td></tr></table>'
    expect(pasted(html)).toBe(
      '<h3>Πλάνο</h3><ol><li><p>Ένα</p><ol><li><p>Μέσα</p></li></ol></li><li><p>Δύο</p></li></ol>' +
        '<table><tbody><tr><th><p>Μήνας</p></th></tr><tr><td><p>Μάιος</p></td></tr></tbody></table>',
    )
  })
})

describe('what is pasted', () => {
  it('from the editor itself stays as it is', () => {
    const html = '<ul data-pm-slice="1 1 []"><li><p>Ένα</p></li></ul>'
    expect(readPasted(html)).toBe(html)
  })

  it('has no style, which the policy of the page forbids', () => {
    expect(readPasted(`<p STYLE = "color:red">a style=b</p>${entry(1, 0, '1.', 'Ένα')}`)).not.toMatch(
      /<[^>]*\sstyle/i,
    )
    expect(pasted('<p>a style=b</p>')).toBe('<p>a style=b</p>')
  })

  it('from Google Docs is not bold altogether', () => {
    expect(pasted('<b style="font-weight:normal;" id="docs-internal-guid-1"><p>Ένα <b>δύο</b></p></b>')).toBe(
      '<p>Ένα <strong>δύο</strong></p>',
    )
  })

  it('brings no script along', () => {
    expect(
      readPasted('<p onclick="x()">α<script>x()</script><a href="javascript:x()">β</a></p>'),
    ).not.toMatch(/x\(\)/)
  })

  it.each([
    ['a picture of Word', '<p><img src="file:///C:/clip.png"></p>', [], true],
    [
      'a drawing of Word',
      '<!--[if gte vml 1]><v:shape><v:imagedata src="x.png"/></v:shape><![endif]-->',
      [],
      true,
    ],
    ['a picture alone', '', ['image/png'], true],
    ['words, with a picture of how they look', '<table><tr><td>1</td></tr></table>', ['image/png'], false],
    ['another file', '', ['text/plain'], false],
  ])('has pictures or none: %s', (_what, html, types, expected) => {
    const files = types.map((type) => new File(['x'], 'x', { type }))
    expect(hasPictures({ html, files })).toBe(expected)
  })
})
