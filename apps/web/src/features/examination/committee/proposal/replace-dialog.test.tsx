import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { toProcess } from '../../../../entities/process/process.mapper.ts'
import { stubApi } from '../../../../testing/api.ts'
import { expectProblems, fill, press, user, valueAt } from '../../../../testing/form.ts'
import { wrongFields } from '../../../../testing/refusals.ts'
import { renderInApp } from '../../../../testing/render.tsx'
import { wireProcess } from '../../../../testing/wire-process.ts'
import { ReplaceDialog } from './replace-dialog.tsx'

const [, SEAT] = toProcess(wireProcess()).committee?.seats ?? []

describe('a person without an account who is asked for a free seat', () => {
  it('shows at each field what the API finds wrong with it, and keeps what was typed', async () => {
    if (SEAT === undefined) throw new Error('The committee has a second seat.')
    const onClose = vi.fn()
    const api = stubApi({ role: 'instructor' })
    api.answer('listSuggestedMembers', [])
    api.answer('listCandidates', [])
    api.answer('judgeOutsider', { hindrance: null, warnings: ['examines_then'] })
    renderInApp(<ReplaceDialog thesisId={7} seat={SEAT} onClose={onClose} />)
    await press('Πρόσωπο εκτός συστήματος')
    await fill({
      Όνομα: 'Ζωή',
      Επώνυμο: 'Καρρά',
      'Βαθμίδα ή ιδιότητα': 'Ομότιμη Καθηγήτρια',
      'Ίδρυμα ή φορέας': 'Πανεπιστήμιο Κρήτης',
      'E-mail': 'zoe@example.org',
    })
    await user.tab()
    await screen.findByText('Την ώρα της εξέτασης της εργασίας μετέχει σε άλλη εξέταση.')
    const { fields, problems } = wrongFields({
      'outside.firstName': 'Όνομα',
      'outside.surname': 'Επώνυμο',
      'outside.rankText': 'Βαθμίδα ή ιδιότητα',
      'outside.affiliation': 'Ίδρυμα ή φορέας',
      'outside.email': 'E-mail',
      'outside.language': 'Γλώσσα της επιστολής',
    })
    api.refuse('replaceSeat', 'validation', { fields })
    const form = screen.getByRole('form', { name: 'Πρόσωπο εκτός συστήματος' })
    await user.click(within(form).getByRole('button', { name: 'Πρόσκληση' }))
    await waitFor(() => expectProblems(problems))
    expect(valueAt('Επώνυμο')).toBe('Καρρά')
    expect(onClose).not.toHaveBeenCalled()
  })
})
