import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { describe, expect, it, vi } from 'vitest'
import { renderInApp } from '../../testing/render.tsx'
import { ApiError } from '../api/api-error.ts'
import { FormTextField } from './form-fields.tsx'
import { FormShell } from './form-shell.tsx'

interface Values {
  title: string
  town: string
}

function Form({
  onSubmit,
  error = null,
  pending = false,
}: {
  onSubmit: (values: Values) => void
  error?: unknown
  pending?: boolean
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
})
