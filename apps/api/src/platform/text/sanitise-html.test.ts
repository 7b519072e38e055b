import { describe, expect, it } from 'vitest'
import { sanitiseHtml } from './sanitise-html.ts'

describe('HTML that people wrote', () => {
  it('keeps everything that the editor can make', () => {
    const html =
      '<h3>Στόχος</h3><p><strong>Α</strong> <b>Β</b> <em>Γ</em> <i>Δ</i> <u>Ε</u> <s>Ζ</s> <code>x</code><br />τέλος</p>' +
      '<ul><li>ένα</li></ul><ol><li>δύο</li></ol><blockquote>ρήση</blockquote><pre>α  β</pre><h4>Πηγές</h4>'
    expect(sanitiseHtml(html)).toBe(html)
  })

  it('keeps tables and the cells that go over others, with their words apart', () => {
    const html =
      '<table style="width:9px"><thead><tr><th scope="col">Μήνας</th><th>Παραδοτέο</th></tr></thead>' +
      '<tbody><tr><td colspan="2" rowspan="1" width="200"><p>Μάρτιος</p></td></tr><tr><td colspan="999">α</td></tr></tbody></table>'
    expect(sanitiseHtml(html)).toBe(
      '<table><thead><tr><th>Μήνας</th>\n<th>Παραδοτέο</th>\n</tr></thead>' +
        '<tbody><tr><td colspan="2"><p>Μάρτιος</p></td>\n</tr><tr><td>α</td>\n</tr></tbody></table>',
    )
    expect(sanitiseHtml(sanitiseHtml(html))).toBe(sanitiseHtml(html))
  })

  it('loses scripts, styles and handlers with their contents', () => {
    const html =
      '<p onclick="x()" style="color:red" class="c">Κείμενο<script>alert(1)</script><style>p{}</style></p>'
    expect(sanitiseHtml(html)).toBe('<p>Κείμενο</p>')
  })

  it.each([
    '<img src=x onerror=alert(1)>',
    '<iframe src="https://x.gr"></iframe>',
    '<svg><script>1</script></svg>',
    '<form><input name=a></form>',
  ])('loses %s', (html) => {
    expect(sanitiseHtml(`<p>α</p>${html}`)).toBe('<p>α</p>')
  })

  it('keeps links to the web and to mail, and gives the other page no hold on ours', () => {
    expect(sanitiseHtml('<p><a href="https://x.gr/a?b=1" target="_blank" rel="opener">x</a></p>')).toBe(
      '<p><a href="https://x.gr/a?b=1" rel="noopener noreferrer nofollow">x</a></p>',
    )
    expect(sanitiseHtml('<a href="mailto:a@b.gr">x</a>')).toContain('href="mailto:a@b.gr"')
  })

  it.each([
    'javascript:alert(1)',
    ' jAvAsCript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    '//x.gr',
    '/thesis/1',
    'vbscript:x',
  ])('makes a link to %j lead nowhere', (href) => {
    expect(sanitiseHtml(`<p><a href="${href}">x</a></p>`)).toBe('<p><a>x</a></p>')
  })

  it('lowers headings pasted from elsewhere to those of the editor', () => {
    expect(sanitiseHtml('<h1>Α</h1><h2>Β</h2><h6>Γ</h6>')).toBe('<h3>Α</h3><h3>Β</h3><h4>Γ</h4>')
  })

  it.each(['', '<p></p>', '<p><br></p><p>&nbsp;</p>', '<script>x</script>'])(
    'is nothing when there is no word in %j',
    (html) => {
      expect(sanitiseHtml(html)).toBe('')
    },
  )

  it('keeps signs of comparison as text', () => {
    expect(sanitiseHtml('<p>1 < 2 & 3 > 2</p>')).toBe('<p>1 &lt; 2 &amp; 3 &gt; 2</p>')
  })
})
