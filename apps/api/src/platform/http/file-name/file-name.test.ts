import { processorTime } from '@diatrivi/domain/testing/processor-time'
import { describe, expect, it } from 'vitest'
import { fileName, givenEnding } from './file-name.ts'

const PDF = 'application/pdf'

it.each([
  ['text/csv; charset=utf-8', 'csv'],
  ['text/calendar; charset=utf-8', 'ics'],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xlsx'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx'],
  ['application/pdf', 'pdf'],
  ['application/zip', 'zip'],
  ['image/webp', 'webp'],
])('a file that the API makes as %s keeps the ending %s', (mediaType, ending) => {
  expect(fileName(`λίστα-2027.${ending}`, mediaType)).toBe(`λίστα-2027.${ending}`)
})

describe('the name of a PDF', () => {
  it.each([
    ['Βιογραφικό Σημείωμα.pdf', 'Βιογραφικό Σημείωμα.pdf'],
    ['Βιογραφικό.pdf', 'Βιογραφικό.pdf'],
    ['CV.PDF', 'CV.PDF'],
    ['C:\\Users\\maria\\thesis.pdf', 'thesis.pdf'],
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['.htaccess', 'htaccess.pdf'],
    ['a\u0000b\u001f.pdf', 'ab.pdf'],
    ['  spaced . ', 'spaced.pdf'],
    ['wide\u3000and\u00a0narrow.pdf', 'wide and narrow.pdf'],
    ['chapter: "one"?.pdf', 'chapter_ _one__.pdf'],
    ['...', 'αρχείο.pdf'],
    ['', 'αρχείο.pdf'],
    [undefined, 'αρχείο.pdf'],
  ])('given as %j is %j', (given, name) => {
    expect(fileName(given, PDF)).toBe(name)
  })

  it.each([
    ['cv.hta', 'cv.pdf'],
    ['cv.exe', 'cv.pdf'],
    ['cv.lnk', 'cv.pdf'],
    ['cv.docx', 'cv.pdf'],
    ['cv.pdf.exe', 'cv.pdf'],
    ['cv.pdf.exe . .', 'cv.pdf'],
    ['cv.pdf.scr.js', 'cv.pdf'],
    ['cv', 'cv.pdf'],
    ['thesis.v2', 'thesis.v2.pdf'],
    ['cv.of-no-kind', 'cv.of-no-kind.pdf'],
    ['cv.pdf:evil.exe', 'cv.pdf_evil.pdf'],
  ])('given as %j keeps its stem and ends as a PDF does: %j', (given, name) => {
    expect(fileName(given, PDF)).toBe(name)
  })

  it.each([
    '\u202e',
    '\u2066',
    '\u200b',
    '\u200f',
    '\u00ad',
    '\u061c',
    '\u180e',
    '\u2800\u2800',
    '\u3164',
    '\ufe0f',
  ])('has nothing in it that is not seen: %j', (hidden) => {
    expect(fileName(`invoice${hidden}fdp.exe`, PDF).replace(' ', '')).toBe('invoicefdp.pdf')
  })

  it.each(['con.pdf', 'NUL', 'com1.tar.pdf', 'LPT¹.pdf', 'aux .pdf'])(
    'is none that Windows takes for a device: %j',
    (given) => {
      expect(fileName(given, PDF)).toMatch(/^_.+\.pdf$/i)
    },
  )

  it('is at most 255 characters long and keeps its ending', () => {
    const name = fileName(`${'ω'.repeat(400)}.pdf`, PDF)
    expect(Array.from(name)).toHaveLength(255)
    expect(name.endsWith('ω.pdf')).toBe(true)
  })

  it('is cut before it is normalised, for marks without end', () => {
    const time = processorTime(() => fileName(`${'a\u0301\u0323'.repeat(300_000)}.pdf`, PDF))
    expect(time).toBeLessThan(1_000)
  })

  it('made of a name is that name', () => {
    for (const given of ['cv.hta', 'con', 'cv.pdf.exe', 'a\u202eb']) {
      const once = fileName(given, PDF)
      expect(fileName(once, PDF)).toBe(once)
    }
  })
})

describe('the name of a file of another type', () => {
  it.each([
    ['notes.md', 'text/plain', 'notes.md'],
    ['model.py', 'text/plain', 'model.py.txt'],
    ['start.js', 'text/plain', 'start.js.txt'],
    ['marks.xml', 'text/plain', 'marks.xml.txt'],
    ['README', 'text/plain', 'README.txt'],
    ['cv.pdf', 'text/plain', 'cv.pdf.txt'],
    ['photo.jpeg', 'image/jpeg', 'photo.jpeg'],
    ['data.tar.gz', 'application/gzip', 'data.tar.gz'],
    ['data.csv.zip', 'application/zip', 'data.csv.zip'],
    ['old.html', 'a type that nobody takes any more', 'old.bin'],
  ])('%j of %s is %j', (given, mediaType, name) => {
    expect(fileName(given, mediaType)).toBe(name)
  })
})

it('the ending of a given name is in lower case, and what is not seen hides none', () => {
  expect(['a.PDF', 'a.tar.gz', 'noting', '.hidden', 'run.b\u200bat. '].map(givenEnding)).toEqual([
    'pdf',
    'gz',
    '',
    '',
    'bat',
  ])
})
