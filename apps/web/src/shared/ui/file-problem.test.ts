import { describe, expect, it } from 'vitest'
import { acceptOf, fileProblem } from './file-problem.ts'

const PICTURES = { accept: '.jpg,.jpeg,.png', maxBytes: 1_000 }
const named = (name: string) => new File(['x'], name)

describe('what a form asks the browser for', () => {
  it.each([
    ['.pdf,.odt', '.pdf,.odt'],
    ['.jpg,.jpeg,.png', '.jpg,.jpeg,.png,image/jpeg,image/png'],
    ['.PDF, .jpg, .webp', '.pdf,.jpg,.webp,image/jpeg,image/webp'],
  ])('%s: pictures by their types too, so that phones convert them', (accept, expected) => {
    expect(acceptOf(accept)).toBe(expected)
  })
})

describe('a photo as phones keep it', () => {
  it.each(['IMG_1.HEIC', 'page.heif'])('is refused with the way out: %s', (name) => {
    expect(fileProblem(named(name), PICTURES)).toContain('Αποθηκεύστε την ως JPEG')
  })

  it('is a file as any other where no picture is asked for', () => {
    expect(fileProblem(named('IMG_1.HEIC'), { accept: '.docx', maxBytes: 1_000 })).toBe(
      'Ο τύπος αρχείου δεν υποστηρίζεται. Επιτρέπονται: DOCX.',
    )
  })

  it('may be sent as JPEG', () => {
    expect(fileProblem(named('IMG_1.JPG'), PICTURES)).toBeNull()
  })
})
