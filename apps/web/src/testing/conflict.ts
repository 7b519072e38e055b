import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { user } from './form.ts'

const DIALOG = { name: 'Άλλαξε και αλλού όσο γράφατε' }

/** The dialog that shows what was typed beside what another person saved meanwhile, with a choice for each field. */
export async function comparison() {
  const dialog = within(await screen.findByRole('dialog', DIALOG))
  return { dialog, choices: dialog.getAllByRole('radiogroup') }
}

/** Goes on with what is chosen at first: what was typed here, and what was changed elsewhere alone. */
export async function continueWithBoth() {
  const { dialog } = await comparison()
  await user.click(dialog.getByRole('button', { name: 'Συνέχεια με αυτά' }))
  await waitFor(() => expect(screen.queryByRole('dialog', DIALOG)).toBeNull())
}
