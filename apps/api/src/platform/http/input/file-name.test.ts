import { describe, expect, it } from 'vitest'
import { displayName, endingOf } from './file-name.ts'

describe('the name of an upload', () => {
  it.each([
    ['Βιογραφικό Σημείωμα.pdf', 'Βιογραφικό Σημείωμα.pdf'],
    ['Βιογραφικό.pdf', 'Βιογραφικό.pdf'],
    ['C:\\Users\\maria\\thesis.docx', 'thesis.docx'],
    ['../../etc/passwd', 'passwd'],
    ['.htaccess', 'htaccess'],
    ['a\u0000b\u001f.txt', 'ab.txt'],
    ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
    ['  spaced . ', 'spaced'],
    ['...', 'αρχείο'],
    ['', 'αρχείο'],
    [undefined, 'αρχείο'],
  ])('%j is shown as %j', (given, shown) => {
    expect(displayName(given)).toBe(shown)
  })

  it('is at most 255 characters long and keeps its ending', () => {
    const name = displayName(`${'ω'.repeat(400)}.pdf`)
    expect(Array.from(name)).toHaveLength(255)
    expect(name.endsWith('ω.pdf')).toBe(true)
  })

  it('has an ending in lower case, or none', () => {
    expect(['a.PDF', 'a.tar.gz', 'noting', '.hidden'].map(endingOf)).toEqual(['pdf', 'gz', '', ''])
  })
})
