import { describe, expect, it } from 'vitest'
import { partRefused, refusalOf } from '../form-refusals.fixture.ts'
import { LIBREOFFICE_PARTS, PROGRAM, wordForm, zipped } from '../word-forms.fixture.ts'

const METAFILE = Buffer.from('d7cdc69a0000', 'hex')

describe('a part whose bytes are of another kind than its name is refused', () => {
  it.each([
    ['a program as a picture', 'word/media/image1.png', PROGRAM],
    ['a text as a picture', 'word/media/image1.png', Buffer.from('text')],
    ['a picture that may hold a program', 'word/media/image2.emf', METAFILE],
    ['a program as a font', 'word/fonts/font1.odttf', PROGRAM],
    ['a program as the settings of a printer', 'word/printerSettings1.bin', PROGRAM],
  ])('%s', async (_what, name, bytes) => {
    expect(await refusalOf(wordForm({ [name]: bytes }))).toEqual(partRefused(name))
  })

  it.each([
    ['a script', '<script/>'],
    ['a page', '<foreignObject/>'],
    ['an action', '<g onclick="a()"/>'],
    [
      'a picture from elsewhere',
      '<image xmlns:x="http://www.w3.org/1999/xlink" x:href="https://a.example/b"/>',
    ],
    ['a colour from elsewhere', '<path fill="url(https://a.example/b)"/>'],
  ])('%s in a drawing', async (_what, markup) => {
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg">${markup}</svg>`
    const form = zipped({ ...LIBREOFFICE_PARTS, 'word/media/image2.svg': drawing })
    expect(await refusalOf(form)).toEqual(partRefused('word/media/image2.svg'))
  })
})
