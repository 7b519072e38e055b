import { act, screen, waitFor } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { expect } from 'vitest'

/** Styles are not judged: without a real page they cost most of the time and say little. */
export const user = userEvent.setup({
  delay: null,
  applyAccept: false,
  pointerEventsCheck: PointerEventsCheckLevel.Never,
})

/** The label of a field that has to be filled in ends with a mark. */
const labelled = (label: string) => (text: string) => text.replace(/\s*\*$/, '') === label

/** A day and a choice of a few are groups; the field that a day hides keeps its value for the browser only. */
const FIELD = `input:not([aria-hidden="true"]), textarea, select,
  [role="combobox"], [role="textbox"], :is([role="group"], [role="radiogroup"])[aria-invalid]`

/** The field itself: the two versions of it that are compared stand under the same label. */
export const fieldAt = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(labelled(label), { selector: FIELD })
export const valueAt = (label: string) => fieldAt(label).value

/** Label -> text, put in one after the other in place of what is there; the last one is left too. */
export async function fill(texts: Readonly<Record<string, string>>) {
  for (const [label, text] of Object.entries(texts)) {
    await user.clear(fieldAt(label))
    if (text !== '') await user.paste(text)
  }
  act(() => (document.activeElement as HTMLElement).blur())
}

/** Opens the list of the field with this label and takes the option of this name. */
export async function choose(label: string, option: string) {
  await user.click(fieldAt(label))
  await user.click(screen.getByRole('option', { name: option, hidden: true }))
  // A menu leaves the screen little by little, and hides the form from those who listen until it has.
  await waitFor(() => expect(screen.queryByRole('listbox', { hidden: true })).toBeNull())
}

/** Whatever its ending and however large it says it is. */
export async function chooseFile(label: string, file: File) {
  await user.upload(screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' }), file)
}

export function fileOf(name: string, bytes = 8): File {
  return Object.defineProperty(new File(['contents'], name), 'size', { value: bytes })
}

/** Also behind a dialog: what is hidden from those who listen is asked for where a test is about that. */
export const button = (name: string | RegExp) =>
  screen.getByRole<HTMLButtonElement>('button', { name, hidden: true })
export const press = (name: string | RegExp) => user.click(button(name))

/** What is wrong with the field of this label, as those who cannot see it hear it; null while nothing is. */
export function problemAt(label: string): string | null {
  const field = fieldAt(label)
  return field.getAttribute('aria-invalid') === 'true' ? descriptionOf(field) : null
}

export function descriptionOf(element: Element): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
}

/** The fields that are wrong are these, each with its sentence. */
export function expectProblems(problems: Readonly<Record<string, string>>) {
  const wrong = [...document.querySelectorAll('[aria-invalid="true"]:not([aria-hidden])')]
  const named: Element[] = Object.keys(problems).map(fieldAt)
  expect(Object.fromEntries(Object.keys(problems).map((label) => [label, problemAt(label)]))).toEqual(
    problems,
  )
  expect(wrong.filter((field) => !named.includes(field))).toEqual([])
}
