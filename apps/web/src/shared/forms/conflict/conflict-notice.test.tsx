import { ApiError } from '@diatrivi/client/api-error'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { beforeAll, describe, expect, it } from 'vitest'
import { renderInApp } from '../../../testing/render.tsx'
import { FormTextField } from '../form-fields.tsx'
import { FormShell } from '../form-shell.tsx'
import type { Comparison } from './compared-field.ts'
import { ConflictNotice } from './conflict-notice.tsx'
import { continueWith, otherThanConflict, useConflict } from './use-conflict.ts'

interface Note {
  title: string
  text: string
  place: string
}

const COMPARISON: Comparison<Note> = {
  title: { label: () => 'Τίτλος', read: ({ title }) => title },
  text: { label: () => 'Κείμενο', read: ({ text }) => text },
  place: { label: () => 'Τόπος', read: ({ place }) => place },
}

const BASE: Note = { title: 'Παλιός τίτλος', text: 'Παλιό κείμενο', place: 'Βόλος' }

/** What the other window saved before this one. */
interface Elsewhere {
  saved: Note
  readSaved?: () => Promise<never>
  comparison?: Comparison<Note>
}

/** A form over a note whose version is only the first one's; keeps what was sent. */
function NoteForm({
  saved,
  readSaved,
  comparison = COMPARISON,
  sent,
}: Elsewhere & { sent: [number, Note][] }) {
  const [version, setVersion] = useState(1)
  const [error, setError] = useState<unknown>(null)
  const form = useForm<Note>({ defaultValues: BASE })
  const conflict = useConflict<Note, number>({
    comparison: async () => comparison,
    base: () => BASE,
    mine: () => form.getValues(),
    readSaved:
      readSaved ?? (async () => ({ values: saved, saved: 2, by: 'Μαρία Ανδρεάδου', at: '7/3/2026, 14:30' })),
    onMerged: (merged, meanwhile) => {
      setVersion(meanwhile.saved)
      continueWith(form, meanwhile.values, merged)
    },
  })
  const send = async (values: Note) => {
    sent.push([version, values])
    if (version === 1) throw new ApiError({ status: 412, code: 'version_conflict', message: 'Άλλαξε.' })
  }
  return (
    <FormShell
      form={form}
      onSubmit={(values) => conflict.watch(send(values)).then(() => setError(null), setError)}
      pending={false}
      error={otherThanConflict(error)}
      submitLabel="Αποθήκευση"
    >
      <FormTextField name="title" label="Τίτλος" />
      <FormTextField name="text" label="Κείμενο" />
      <FormTextField name="place" label="Τόπος" />
      <ConflictNotice conflict={conflict} />
    </FormShell>
  )
}

// What comes by itself when it is needed is there from the start, so that no test waits for the compiler.
beforeAll(() => Promise.all([import('./conflict-panel.tsx'), import('./compare-fields.ts')]))

const user = userEvent.setup({ delay: null })
const field = (name: string) => screen.getByRole('textbox', { name })
const save = () => user.click(screen.getByRole('button', { name: 'Αποθήκευση' }))
const dialog = () => screen.findByRole('dialog', { name: 'Άλλαξε και αλλού όσο γράφατε' })
const press = async (name: string) => user.click(within(await dialog()).getByRole('button', { name }))
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const choiceOf = async (name: string) => within(await dialog()).getByRole('radiogroup', { name })

async function rewrite(name: string, text: string) {
  await user.clear(field(name))
  await user.click(field(name))
  await user.paste(text)
}

/** Another person changed the title and the place; here the title and the text were changed, and saving is refused. */
async function aConflict(elsewhere: Partial<Elsewhere> = {}) {
  const sent: [number, Note][] = []
  const saved = { ...BASE, title: 'Άλλος τίτλος', place: 'Λάρισα' }
  renderInApp(<NoteForm saved={saved} sent={sent} {...elsewhere} />)
  await rewrite('Τίτλος', 'Δικός μου τίτλος')
  await rewrite('Κείμενο', 'Δικό μου κείμενο')
  await save()
  return sent
}

describe('a form that was changed elsewhere too', () => {
  it('shows both versions of what differs, what was typed here being chosen at first', async () => {
    await aConflict()
    const groups = within(await dialog()).getAllByRole('radiogroup')
    expect(
      groups.map(
        (group) => within(group).getByRole('radio', { checked: true }).closest('label')?.textContent,
      ),
    ).toEqual(['Δικό μουΔικός μου τίτλος', 'Δικό μουΔικό μου κείμενο', 'Αποθηκευμένο στο μεταξύΛάρισα'])
    expect((await dialog()).textContent).toContain('Τελευταία αποθήκευση: Μαρία Ανδρεάδου · 7/3/2026, 14:30')
  })

  it('marks only the words that differ, and says who changed the field', async () => {
    await aConflict()
    const title = await choiceOf('Τίτλος')
    expect([...title.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
      'Δικός μου ',
      'Άλλος',
    ])
    expect(title.getAttribute('aria-describedby')).not.toBeNull()
    expect(within(await dialog()).getByText('Το αλλάξατε μόνο εσείς')).toBeDefined()
    expect(within(await dialog()).getByText('Άλλαξε μόνο αλλού')).toBeDefined()
  })

  it('goes on with what was chosen field by field, upon what is saved', async () => {
    const sent = await aConflict()
    await user.click(within(await choiceOf('Τίτλος')).getByRole('radio', { name: 'Αποθηκευμένο στο μεταξύ' }))
    expect(within(await dialog()).getByRole('status').textContent).toBe('Δικά μου: 1 · Αποθηκευμένα: 2')
    await press('Συνέχεια με αυτά')
    await gone()
    expect(field('Τίτλος')).toHaveProperty('value', 'Άλλος τίτλος')
    expect(field('Κείμενο')).toHaveProperty('value', 'Δικό μου κείμενο')
    expect(field('Τόπος')).toHaveProperty('value', 'Λάρισα')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Αποθήκευση' }))
    await save()
    expect(sent.at(-1)).toEqual([2, { title: 'Άλλος τίτλος', text: 'Δικό μου κείμενο', place: 'Λάρισα' }])
  })

  it.each([
    ['Όλα τα δικά μου', { title: 'Δικός μου τίτλος', text: 'Δικό μου κείμενο', place: 'Βόλος' }],
    ['Όλα τα αποθηκευμένα', { title: 'Άλλος τίτλος', text: 'Παλιό κείμενο', place: 'Λάρισα' }],
  ])('takes at once %s', async (button, expected) => {
    const sent = await aConflict()
    await press(button)
    await press('Συνέχεια με αυτά')
    await gone()
    await save()
    expect(sent.at(-1)).toEqual([2, expected])
  })

  it('is chosen by the keyboard', async () => {
    await aConflict()
    const title = await choiceOf('Τίτλος')
    within(title).getByRole('radio', { name: 'Δικό μου' }).focus()
    await user.keyboard('{ArrowDown}')
    expect(within(title).getByRole('radio', { name: 'Αποθηκευμένο στο μεταξύ' })).toHaveProperty(
      'checked',
      true,
    )
  })

  it('loses nothing when the choice is put off, and compares anew with what was typed since', async () => {
    await aConflict()
    await press('Ακύρωση')
    await gone()
    const again = screen.getByRole('button', { name: 'Σύγκριση και επιλογή' })
    expect(document.activeElement).toBe(again)
    expect(field('Τίτλος')).toHaveProperty('value', 'Δικός μου τίτλος')
    await rewrite('Τίτλος', 'Άλλος τίτλος')
    await user.click(again)
    const names = within(await dialog()).getAllByRole('heading', { level: 3 })
    expect(names.map((name) => name.textContent)).toEqual(['Κείμενο', 'Τόπος'])
  })

  it('never sends an old value of a field that was not compared', async () => {
    const { place, ...withoutPlace } = COMPARISON
    const sent = await aConflict({ comparison: withoutPlace as Comparison<Note> })
    await press('Όλα τα δικά μου')
    await press('Συνέχεια με αυτά')
    await gone()
    await save()
    expect(sent.at(-1)).toEqual([2, { title: 'Δικός μου τίτλος', text: 'Δικό μου κείμενο', place: 'Λάρισα' }])
  })

  it('asks nothing where both came to the same words', async () => {
    const same = { title: 'Δικός μου τίτλος', text: 'Δικό μου κείμενο', place: 'Βόλος' }
    const sent = await aConflict({ saved: same })
    await screen.findByText('Όσα γράψατε είναι ήδη αποθηκευμένα.')
    expect(screen.queryByRole('dialog')).toBeNull()
    await save()
    expect(sent.at(-1)).toEqual([2, same])
  })

  it('says so when what is saved cannot be read, and lets one try again', async () => {
    await aConflict({
      readSaved: () =>
        Promise.reject(new ApiError({ status: 503, code: 'unknown', message: 'Χωρίς απάντηση.' })),
    })
    await screen.findByText('Η σύγκριση με όσα αποθηκεύτηκαν στο μεταξύ δεν έγινε: Χωρίς απάντηση.')
    expect(screen.getByRole('button', { name: 'Προσπαθήστε ξανά' })).toBeDefined()
    expect(field('Τίτλος')).toHaveProperty('value', 'Δικός μου τίτλος')
  })
})
