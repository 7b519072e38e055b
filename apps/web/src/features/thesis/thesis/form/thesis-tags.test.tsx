import { screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { toThesis } from '../../../../entities/thesis/thesis.mapper.ts'
import { stubApi } from '../../../../testing/api.ts'
import { press, user } from '../../../../testing/form.ts'
import { renderInApp } from '../../../../testing/render.tsx'
import { wireThesis } from '../../../../testing/wire.ts'
import { EditThesisForm } from './edit-thesis-form.tsx'

// What comes by itself when it is needed is there from the start, so that no test waits for the compiler.
beforeAll(async () => {
  await import('../../../../shared/ui/date-field-picker.tsx')
  await import('../../../../shared/ui/tag-field-box.tsx')
})

const WIRE = wireThesis({ version: 3, keywords: [{ keyword: 'python' }, { keyword: 'sql' }] })

it('a thesis is saved with what became of each of its keywords', async () => {
  const api = stubApi({ role: 'instructor' })
  api.answer('editThesis', wireThesis({ ...WIRE, version: 4 }))
  renderInApp(<EditThesisForm thesis={toThesis(WIRE)} keywords={['python', 'sql', 'δίκτυα']} />)
  const field = await screen.findByRole('combobox', { name: 'Λέξεις-κλειδιά' })
  // Takes both away, brings one back, and adds one that is known and one that is not.
  await user.type(field, '{Backspace}{Backspace}')
  await user.type(field, 'python{Enter}')
  await user.type(field, 'ΔΙΚΤ{Enter}')
  await user.type(field, 'Όραση{Enter}')
  await press('Αποθήκευση')
  await waitFor(() => expect(api.asked('editThesis')).toHaveLength(1))
  expect(api.asked('editThesis')).toMatchObject([
    {
      body: {
        thesis: {
          tags: {
            keywords: [
              { keyword: 'python', status: 'existedAndAdded' },
              { keyword: 'sql', status: 'deleted' },
              { keyword: 'δίκτυα', status: 'exists' },
              { keyword: 'όραση', status: 'new' },
            ],
          },
        },
      },
    },
  ])
})
