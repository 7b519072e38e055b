import { describe, expect, it } from 'vitest'
import { htmlIdentity, readableHtml } from './readable-html.ts'

describe('the text of the editor as it is read', () => {
  it.each([
    ['nothing', '', ''],
    ['an empty paragraph', '<p></p>', ''],
    ['plain words', 'Χωρίς ετικέτες', 'Χωρίς ετικέτες'],
    ['paragraphs', '<p>Ένα</p><p>Δύο</p>', 'Ένα\nΔύο'],
    ['a line that is broken', '<p>Ένα<br>Δύο</p>', 'Ένα\nΔύο'],
    ['words that stand out', '<p>Πολύ <strong>σημαντικό</strong></p>', 'Πολύ σημαντικό'],
    ['a heading', '<h3>Στόχος</h3><p>Κείμενο</p>', 'Στόχος\nΚείμενο'],
    ['a list', '<ul><li><p>Ένα</p></li><li><p>Δύο</p></li></ul>', '• Ένα\n• Δύο'],
    ['a numbered list', '<ol><li>Ένα</li><li>Δύο</li></ol>', '1. Ένα\n2. Δύο'],
    [
      'a table',
      '<table><tbody><tr><th>Μήνας</th>\n<th>Τι</th></tr><tr><td><p>Μάιος</p></td><td>Ένα</td></tr></tbody></table>',
      'Μήνας | Τι\nΜάιος | Ένα',
    ],
    ['a list in a list', '<ul><li>Ένα<ul><li>Μέσα</li></ul></li></ul>', '• Ένα\n   • Μέσα'],
    ['a link', '<p>Η <a href="https://a.gr">σελίδα</a></p>', 'Η σελίδα (https://a.gr)'],
    ['a link that says its address', '<a href="https://a.gr">https://a.gr</a>', 'https://a.gr'],
    ['code with its spaces', '<pre><code>a  b</code></pre>', 'a  b'],
    ['signs that HTML writes otherwise', '<p>α &lt; β &amp; γ</p>', 'α < β & γ'],
  ])('of %s', (_what, html, expected) => {
    expect(readableHtml(html)).toBe(expected)
  })
})

describe('what makes two texts of the editor one', () => {
  it.each([
    ['an empty paragraph and nothing', '<p></p>', '', true],
    [
      'what the API adds to links',
      '<a href="https://a.gr" rel="nofollow">α</a>',
      '<a href="https://a.gr">α</a>',
      true,
    ],
    ['the two names of bold', '<p><b>α</b></p>', '<p><strong>α</strong></p>', true],
    [
      'what the API adds between cells',
      '<table><tr><td>α</td>\n<td>β</td>\n</tr></table>',
      '<table><tbody><tr><td>α</td><td>β</td></tr></tbody></table>',
      true,
    ],
    [
      'a cell over two columns and a narrow one',
      '<table><tr><td colspan="2">α</td></tr></table>',
      '<table><tr><td>α</td></tr></table>',
      false,
    ],
    ['bold and not bold', '<p><b>α</b></p>', '<p>α</p>', false],
    ['another address', '<a href="https://a.gr">α</a>', '<a href="https://b.gr">α</a>', false],
    ['another word', '<p>α</p>', '<p>β</p>', false],
  ])('%s', (_what, one, other, isOne) => {
    expect(htmlIdentity(one) === htmlIdentity(other)).toBe(isOne)
  })
})
