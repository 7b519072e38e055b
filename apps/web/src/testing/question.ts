import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
// What comes when it is needed is there from the start, so that no test waits for the compiler.
import '../shared/ui/confirm-dialog.tsx'

const user = userEvent.setup({ delay: null })

/** Answers the question that is asked over the page by its button of this name, and gives back what was asked. */
export async function answerQuestion(button: string): Promise<string> {
  const dialog = await screen.findByRole('alertdialog')
  const [asked = ''] = (dialog.getAttribute('aria-describedby') ?? '').split(' ')
  const text = document.getElementById(asked)?.textContent ?? ''
  await user.click(within(dialog).getByRole('button', { name: button }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  return text
}
