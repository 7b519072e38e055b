import { ApiError } from '@diatrivi/client/api-error'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { renderInApp } from '../../testing/render.tsx'
import { AttachmentField } from './attachment-field.tsx'
import { type Upload, useAttachment } from './use-attachment.ts'

/** A form that sends its file and shows the error that remains. */
function FileForm({ call }: { call: (upload: Upload) => Promise<unknown> }) {
  const attachment = useAttachment()
  const [shown, setShown] = useState('')
  const send = () =>
    attachment.send(call).then(
      () => setShown('Έγινε'),
      (error: unknown) => setShown(attachment.formProblem(error, 'Ακυρώθηκε')?.message ?? ''),
    )
  return (
    <>
      <AttachmentField attachment={attachment} label="Αρχείο" hint="Έως 10 MB" disabled={false} />
      <button type="button" onClick={send}>
        Αποστολή
      </button>
      <output>{shown}</output>
    </>
  )
}

const user = userEvent.setup({ delay: null })
const formText = () => screen.getByRole('status').textContent
const press = () => user.click(screen.getByRole('button', { name: 'Αποστολή' }))

async function choose(name: string) {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')
  if (input === null) throw new Error('There is no place for a file.')
  await user.upload(input, new File(['%PDF-1.4'], name, { type: 'application/pdf' }))
}

function showForm(call: (upload: Upload) => Promise<unknown>) {
  renderInApp(<FileForm call={call} />)
}

const refusing =
  (status: number, code: 'file_too_large' | 'file_type_not_accepted' | 'file_changed' | 'thesis_ended') =>
  () =>
    Promise.reject(new ApiError({ status, code, message: `Άρνηση: ${code}` }))

describe('a file that goes with what is sent', () => {
  it.each([
    ['too large', 413, 'file_too_large'],
    ['changed since it was chosen', 0, 'file_changed'],
    ['of a kind that is not taken', 415, 'file_type_not_accepted'],
  ] as const)(
    'shows beside where it is chosen that it is %s, until another is chosen',
    async (_what, status, code) => {
      showForm(refusing(status, code))
      await choose('κείμενο.pdf')
      await press()
      expect((await screen.findByRole('alert')).textContent).toBe(`Άρνηση: ${code}`)
      expect(formText()).toBe('')
      await choose('άλλο.pdf')
      expect(screen.queryByRole('alert')).toBeNull()
      expect(screen.getByText('Έως 10 MB')).toBeDefined()
    },
  )

  it('leaves to the form what is not about the file', async () => {
    showForm(refusing(409, 'thesis_ended'))
    await choose('κείμενο.pdf')
    await press()
    expect(formText()).toBe('Άρνηση: thesis_ended')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('goes up with its progress and can be called off, and stays chosen', async () => {
    let upload: Upload | undefined
    showForm((given) => {
      upload = given
      return new Promise((_resolve, reject) =>
        given.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
      )
    })
    await choose('κείμενο.pdf')
    await press()
    expect(upload?.file?.name).toBe('κείμενο.pdf')
    expect(screen.getByRole('progressbar', { name: 'Μεταφόρτωση του αρχείου' })).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Ακύρωση' }))
    expect(formText()).toBe('Ακυρώθηκε')
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(screen.getByText(/κείμενο\.pdf/)).toBeDefined()
  })

  it('need not be there: then no progress is shown', async () => {
    let upload: Upload | undefined
    showForm(async (given) => {
      upload = given
    })
    await press()
    expect(upload).toMatchObject({ file: null, onProgress: undefined })
    expect(formText()).toBe('Έγινε')
  })

  it('of a kind that is never taken keeps the form from being sent, until it is taken away', async () => {
    const sent: Upload[] = []
    showForm(async (upload) => sent.push(upload))
    const input = document.querySelector<HTMLInputElement>('input[type="file"]')
    if (input === null) throw new Error('There is no place for a file.')
    await userEvent
      .setup({ delay: null, applyAccept: false })
      .upload(input, new File(['MZ'], 'πρόγραμμα.exe'))
    await press()
    expect(screen.getByRole('alert').textContent).toContain('PDF')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Επιλογή άλλου αρχείου' }))
    expect(formText()).toBe('')
    expect(sent).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Αφαίρεση του αρχείου πρόγραμμα.exe' }))
    expect(screen.queryByRole('alert')).toBeNull()
    await press()
    expect(sent).toMatchObject([{ file: null }])
  })
})
