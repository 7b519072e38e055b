import { ApiError } from '@diatrivi/client/api-error'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { describe, expect, it, vi } from 'vitest'
import { renderInApp } from '../../testing/render.tsx'
import { FormTextField } from './form-fields.tsx'
import { FormShell } from './form-shell.tsx'

interface Values {
  title: string
  town: string
  authors?: { name: string }[]
}

function Form({
  onSubmit,
  error = null,
  pending = false,
  ...props
}: {
  onSubmit: (values: Values) => void
  error?: unknown
  pending?: boolean
  reason?: string
  onCancel?: () => void
}) {
  const form = useForm<Values>({ defaultValues: { title: '', town: '' } })
  return (
    <FormShell
      form={form}
      onSubmit={onSubmit}
      pending={pending}
      error={error}
      fieldOfWire={{ thesisTitle: 'title' }}
      submitLabel="Save"
      {...props}
    >
      <FormTextField name="title" label="Title" required="A title, please." />
      <FormTextField name="town" label="Town" />
    </FormShell>
  )
}

describe('a form', () => {
  it('is not sent while a field is missing, says so beside it and goes there', async () => {
    const onSubmit = vi.fn()
    renderInApp(<Form onSubmit={onSubmit} />)
    await userEvent.type(screen.getByLabelText(/Title/), '   ')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(onSubmit).not.toHaveBeenCalled()
    expect(screen.getByLabelText(/Title/)).toHaveProperty('ariaInvalid', 'true')
    expect(document.activeElement).toBe(screen.getByLabelText(/Title/))
    expect(screen.getByText('A title, please.')).toBeDefined()
  })

  it('is sent with what was typed', async () => {
    const onSubmit = vi.fn()
    renderInApp(<Form onSubmit={onSubmit} />)
    await userEvent.type(screen.getByLabelText(/Title/), 'Θέμα')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ title: 'Θέμα', town: '' })
  })

  it('shows what the API said of a field at that field, under its own name', async () => {
    const fields = { thesisTitle: 'Too long.' }
    const error = new ApiError({ status: 400, code: 'validation', message: 'Please check.', fields })
    renderInApp(<Form onSubmit={vi.fn()} error={error} />)
    expect(await screen.findByText('Too long.')).toBeDefined()
    expect(screen.getByRole('alert').textContent).toBe('Please check.')
    expect(document.activeElement).toBe(screen.getByLabelText(/Title/))
  })

  it('shows what the API said of a field of an entry at that field, under the list of the form', async () => {
    const fields = { 'people.0.name': 'Too short.' }
    const error = new ApiError({ status: 400, code: 'validation', message: 'Please check.', fields })
    function Authors() {
      const form = useForm<Values>({ defaultValues: { title: '', town: '', authors: [{ name: 'Ά' }] } })
      const more = { form, pending: false, error, submitLabel: 'Save', onSubmit: vi.fn() }
      return (
        <FormShell fieldOfWire={{ people: 'authors' }} {...more}>
          <FormTextField name="authors.0.name" label="Author" />
        </FormShell>
      )
    }
    renderInApp(<Authors />)
    expect(await screen.findByText('Too short.')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByLabelText(/Author/))
  })

  it('takes the reader to the summary when no field is to blame', () => {
    const error = new ApiError({ status: 409, code: 'duplicate', message: 'There is one already.' })
    renderInApp(<Form onSubmit={vi.fn()} error={error} />)
    expect(document.activeElement).toBe(screen.getByRole('alert').parentElement)
  })

  it('cannot be sent twice', async () => {
    const onSubmit = vi.fn()
    renderInApp(<Form onSubmit={onSubmit} pending />)
    await userEvent.type(screen.getByLabelText(/Title/), 'Θέμα{Enter}')
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('is not sent while there is a reason against it, neither by its button nor by Enter', async () => {
    const onSubmit = vi.fn()
    renderInApp(<Form onSubmit={onSubmit} reason="Nothing has changed." />)
    const save = screen.getByRole('button', { name: 'Save', description: 'Nothing has changed.' })
    await userEvent.type(screen.getByLabelText(/Title/), 'Θέμα{Enter}')
    await userEvent.click(save)
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('in a dialog has the fields and the problem in its content, the buttons below, the main one last', () => {
    const error = new ApiError({ status: 409, code: 'duplicate', message: 'There is one already.' })
    renderInApp(<Form onSubmit={vi.fn()} error={error} onCancel={vi.fn()} />)
    const content = document.querySelector('.MuiDialogContent-root')
    const actions = document.querySelector('.MuiDialogActions-root')
    expect(content?.contains(screen.getByLabelText(/Title/))).toBe(true)
    expect(content?.contains(screen.getByRole('alert'))).toBe(true)
    expect([...(actions?.querySelectorAll('button') ?? [])].map((button) => button.textContent)).toEqual([
      'Ακύρωση',
      'Save',
    ])
  })
})
