import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { stubApi } from '../../../testing/api.ts'
import { user } from '../../../testing/form.ts'
import { renderInApp } from '../../../testing/render.tsx'
import OpenThesesPage from './open-theses-page.tsx'

it('offers the topics of the whole institution where the department has none', async () => {
  const api = stubApi({ role: 'student' })
  api.answer('listOpenTheses', [], { total: 0 })
  api.answer('listKeywords', [])
  renderInApp(<OpenThesesPage />)
  await screen.findByText(/^Δεν υπάρχουν διαθέσιμες εργασίες στο τμήμα σας αυτή τη στιγμή\./)
  await user.click(screen.getByRole('link', { name: 'Θέματα όλου του ιδρύματος' }))
  await waitFor(() => expect(api.asked('listOpenTheses').at(-1)?.query).toMatchObject({ department: 'all' }))
  await screen.findByRole('button', { name: 'Αφαίρεση φίλτρου: Θέματα όλου του ιδρύματος' })
})
