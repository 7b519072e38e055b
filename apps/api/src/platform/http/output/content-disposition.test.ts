import { describe, expect, it } from 'vitest'
import { attachmentDisposition } from './content-disposition.ts'

describe('the name of a download', () => {
  it('is given in full, and in ASCII for old clients', () => {
    expect(attachmentDisposition('Βιογραφικό.pdf')).toBe(
      'attachment; filename="__________.pdf"; filename*=UTF-8\'\'%CE%92%CE%B9%CE%BF%CE%B3%CF%81%CE%B1%CF%86%CE%B9%CE%BA%CF%8C.pdf',
    )
  })

  it('cannot break out of its quotes', () => {
    expect(attachmentDisposition(`a"b\\c'(d)*.txt`)).toBe(
      `attachment; filename="a_b_c'(d)*.txt"; filename*=UTF-8''a%22b%5Cc%27%28d%29%2A.txt`,
    )
  })
})
