import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderInApp } from '../../../testing/render.tsx'
import { PrivacyNotice } from './privacy-notice.tsx'

describe('the privacy notice', () => {
  it("names the institution's provider, and what goes between the two", () => {
    renderInApp(<PrivacyNotice providers={['login.hua.gr']} />)
    expect(
      screen.getByText(/Ο πάροχος σύνδεσης του ιδρύματος \(login\.hua\.gr\).*ποτέ τον κωδικό/),
    ).toBeDefined()
  })

  it('names none where people sign in here only', () => {
    renderInApp(<PrivacyNotice providers={[]} />)
    expect(screen.queryByText(/Ο πάροχος σύνδεσης του ιδρύματος/)).toBeNull()
  })

  it.each([
    ['other systems that are notified of theses', /Άλλα συστήματα του ιδρύματος.*το όνομα χρήστη/],
    ['files and the directory, from which data come', /προέρχονται από τα αρχεία, τον κατάλογο/],
    ['who looked at what', /ποιος άνοιξε τα στοιχεία σας και πότε/],
    ['who is named in a public catalogue', /δημόσιας παρουσίασης.*επιβλέπουν αναφέρονται.*εκπονούν, με/],
    ['who takes back what stands in it', /κάνοντάς την ιδιωτική· μια παρουσίαση, όποιος ή όποια την όρισε/],
    ['what an import has read, and for how long', /^30 ημέρες\.$/],
  ])('names %s', (_what, sentence) => {
    renderInApp(<PrivacyNotice providers={[]} />)
    expect(screen.getByText(sentence)).toBeDefined()
  })
})
