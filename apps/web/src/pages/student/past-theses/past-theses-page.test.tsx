import { screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it } from 'vitest'
import { stubApi } from '../../../testing/api.ts'
import { renderInApp } from '../../../testing/render.tsx'
import PastThesesPage from './past-theses-page.tsx'

it('says to a student without an earlier thesis that there is none, and what will stand there', async () => {
  stubApi({ role: 'student' }).answer('listPastTheses', [])
  renderInApp(
    <Suspense>
      <PastThesesPage />
    </Suspense>,
  )
  await screen.findByText(
    'Δεν έχετε παλαιότερες εργασίες. Εδώ θα μένουν όσες ολοκληρώνονται και όσων τερματίζεται η ανάθεση.',
  )
  expect(screen.queryByRole('article')).toBeNull()
})
