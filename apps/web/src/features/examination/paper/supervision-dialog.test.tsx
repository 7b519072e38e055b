import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { setClock } from '../../../shared/format/clock.ts'
import { stubApi } from '../../../testing/api.ts'
import { expectProblems, press } from '../../../testing/form.ts'
import { wrongFields } from '../../../testing/refusals.ts'
import { renderInApp } from '../../../testing/render.tsx'
import { SupervisionButton } from './supervision-button.tsx'

beforeEach(() => setClock(new Date('2026-03-10T09:00:00Z')))

const ISSUED = { status: 200, paperID: 9, number: '2026/7', code: '7K3M92QXABCDEFGH' } as const
const PERIOD = { kind: 'supervision', from: '2025-09-01', until: '2026-08-31' }

describe('the certificate of supervision', () => {
  it('is issued by an instructor for the present academic year, and opened', async () => {
    const api = stubApi({ role: 'instructor' })
    api.answer('issuePaper', ISSUED)
    api.answer('makeDownloadToken', { token: 'token' } as never)
    renderInApp(<SupervisionButton person={null} />)
    await press('Βεβαίωση επίβλεψης')
    await screen.findByRole('dialog', { name: 'Βεβαίωση επίβλεψης' })
    await press('Έκδοση')
    await waitFor(() => expect(api.asked('issuePaper')).toMatchObject([{ body: PERIOD }]))
    await waitFor(() => expect(api.asked('makeDownloadToken')).toHaveLength(1))
  })

  it('shows at each day what the API finds wrong with it', async () => {
    const api = stubApi({ role: 'instructor' })
    renderInApp(<SupervisionButton person={null} />)
    await press('Βεβαίωση επίβλεψης')
    await screen.findByRole('dialog', { name: 'Βεβαίωση επίβλεψης' })
    const { fields, problems } = wrongFields({ from: 'Από', until: 'Έως' })
    api.refuse('issuePaper', 'validation', { fields })
    await press('Έκδοση')
    await waitFor(() => expectProblems(problems))
  })

  it('is issued by the office for an instructor', async () => {
    const api = stubApi({ role: 'secretary' })
    api.answer('issuePaper', ISSUED)
    api.answer('makeDownloadToken', { token: 'token' } as never)
    renderInApp(<SupervisionButton person={{ username: 'rigas', name: 'Άννα Ρήγα' }} />)
    await press('Βεβαίωση επίβλεψης: Άννα Ρήγα')
    await press('Έκδοση')
    await waitFor(() =>
      expect(api.asked('issuePaper')).toMatchObject([{ body: { ...PERIOD, username: 'rigas' } }]),
    )
  })
})
