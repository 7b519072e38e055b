import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderInApp } from '../../testing/render.tsx'
import { DraftNotice } from './draft-notice.tsx'
import { type DraftShape, isText } from './draft-shape.ts'
import { FormTextField } from './form-fields.tsx'
import { FormShell } from './form-shell.tsx'
import { useDraft } from './use-draft.ts'

interface Values {
  title: string
  town: string
}

const SHAPE: DraftShape<Values> = { version: 1, fields: { title: isText, town: isText } }

interface FormProps {
  onSubmit?: (values: Values) => void
  saved?: Values
}

function Form({ onSubmit = vi.fn(), saved = { title: '', town: 'Βόλος' } }: FormProps) {
  const form = useForm<Values>({ defaultValues: saved })
  const draft = useDraft({ key: 'note', form, shape: SHAPE })
  return (
    <FormShell form={form} onSubmit={onSubmit} pending={false} error={null} submitLabel="Αποθήκευση">
      <DraftNotice draft={draft} />
      <FormTextField name="title" label="Τίτλος" />
      <FormTextField name="town" label="Τόπος" />
    </FormShell>
  )
}

const user = userEvent.setup({ delay: null })
const restore = () => user.click(screen.getByRole('button', { name: 'Επαναφορά' }))

afterEach(() => localStorage.clear())

describe('what was typed and not saved', () => {
  it('is offered at the next visit, every field as it was typed', async () => {
    const { unmount } = renderInApp(<Form />)
    await user.type(screen.getByLabelText('Τίτλος'), 'Νέο θέμα')
    unmount()
    renderInApp(<Form />)
    await restore()
    expect(screen.getByLabelText('Τίτλος')).toHaveProperty('value', 'Νέο θέμα')
  })

  it('is no longer offered once it was refused', async () => {
    const { unmount } = renderInApp(<Form />)
    await user.type(screen.getByLabelText('Τίτλος'), 'Νέο θέμα')
    unmount()
    const again = renderInApp(<Form />)
    await user.click(screen.getByRole('button', { name: 'Απόρριψη' }))
    expect(screen.queryByRole('button', { name: 'Απόρριψη' })).toBeNull()
    again.unmount()
    renderInApp(<Form />)
    expect(screen.queryByRole('button', { name: 'Επαναφορά' })).toBeNull()
    expect(screen.getByLabelText('Τίτλος')).toHaveProperty('value', '')
  })

  it('is no longer offered once the same is saved', async () => {
    const { unmount } = renderInApp(<Form />)
    await user.type(screen.getByLabelText('Τίτλος'), 'Νέο θέμα')
    unmount()
    renderInApp(<Form saved={{ title: 'Νέο θέμα', town: 'Βόλος' }} />)
    expect(screen.queryByRole('button', { name: 'Επαναφορά' })).toBeNull()
    expect(localStorage.getItem('draft:note')).toBeNull()
  })

  it('is no longer offered once it was taken back by hand', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { unmount } = renderInApp(<Form />)
    await user.type(screen.getByLabelText('Τίτλος'), 'Θ')
    await vi.runAllTimersAsync()
    expect(localStorage.getItem('draft:note')).not.toBeNull()
    await user.clear(screen.getByLabelText('Τίτλος'))
    unmount()
    renderInApp(<Form />)
    expect(screen.queryByRole('button', { name: 'Επαναφορά' })).toBeNull()
  })

  it('in an older form keeps what the form holds where the older one had no such field', async () => {
    localStorage.setItem('draft:note', JSON.stringify({ title: 'Παλιό θέμα' }))
    const onSubmit = vi.fn()
    renderInApp(<Form onSubmit={onSubmit} />)
    await restore()
    await user.click(screen.getByRole('button', { name: 'Αποθήκευση' }))
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ title: 'Παλιό θέμα', town: 'Βόλος' })
  })

  it('in an older form is not offered where it fits no field, and nothing of it stays', () => {
    localStorage.setItem('draft:note', JSON.stringify({ version: 1, values: { title: ['Παλιό'], town: 7 } }))
    renderInApp(<Form />)
    expect(screen.queryByRole('button', { name: 'Επαναφορά' })).toBeNull()
    expect(localStorage.getItem('draft:note')).toBeNull()
  })
})
