import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { stubApi } from '../../../../testing/api.ts'
import { renderInApp } from '../../../../testing/render.tsx'
import { OwnEligibility } from './own-eligibility.tsx'

const COURSES = { condition: 'courses', wanted: 28, found: 26 } as const

it.each([
  ['refuse', false, 'Δεν πληρούνται οι προϋποθέσεις ανάληψης: μαθήματα: 26 από 28.'],
  [
    'warn',
    false,
    'Δεν πληρούνται οι προϋποθέσεις ανάληψης: μαθήματα: 26 από 28. Μπορείτε να συνεχίσετε· το βλέπει και ο διδάσκων ή η διδάσκουσα.',
  ],
  ['refuse', true, 'Λείπουν τα στοιχεία φοίτησής σας· ενημερώστε τη γραμματεία.'],
] as const)(
  'under a book that would %s (record missing: %j) the student reads why',
  async (mode, recordMissing, sentence) => {
    const api = stubApi({ role: 'student' })
    const lacking = { username: 'maria', recordMissing, failed: [COURSES], staleSince: null }
    api.answer('getEligibility', { mode, asksTitleEn: false, students: [lacking] })
    renderInApp(<OwnEligibility thesisId={7} />)
    expect((await screen.findByRole('alert')).textContent).toBe(sentence)
  },
)
