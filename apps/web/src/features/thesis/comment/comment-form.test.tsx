import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubApi } from '../../../testing/api.ts'
import { button, chooseFile, expectProblems, fileOf } from '../../../testing/form.ts'
import {
  expectRefusal,
  ofAnySession,
  refusalsOf,
  refuseWith,
  wrongFieldsOf,
} from '../../../testing/refusals.ts'
import { renderInApp } from '../../../testing/render.tsx'
import { CommentForm } from './comment-form.tsx'

const user = userEvent.setup({ delay: null })
const field = () => screen.getByLabelText(/Το σχόλιό σας/)
const FILE = 'Επισύναψη στο σχόλιο'
const send = () => user.click(screen.getByText('Αποστολή'))

/** The API's one answer; gives back the texts that it was sent. */
function answerWith(status: number, body: unknown) {
  const headers = { 'content-type': 'application/json' }
  const texts: unknown[] = []
  vi.stubGlobal('fetch', async (_url: string, init: { body: FormData }) => {
    texts.push(init.body.get('text'))
    return new Response(JSON.stringify(body), { status, headers })
  })
  return texts
}

/** An upload that never ends by itself. */
class EndlessUpload {
  upload = {}
  onabort: (() => void) | null = null
  open = vi.fn()
  setRequestHeader = vi.fn()
  send = vi.fn()
  abort() {
    this.onabort?.()
  }
}

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

describe('saying something about a step', () => {
  it('asks for words, and goes where they belong', async () => {
    const texts = answerWith(200, 7)
    renderInApp(<CommentForm stepId={1} />)
    await user.type(field(), '  ')
    await send()
    expect(texts).toEqual([])
    expect(screen.getByRole('alert').textContent).toBe('Γράψτε το σχόλιό σας.')
    expect(document.activeElement).toBe(field())
    await user.type(field(), 'α')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('empties the field that it leaves the focus in', async () => {
    const texts = answerWith(200, 7)
    renderInApp(<CommentForm stepId={1} />)
    await user.type(field(), 'Καλημέρα')
    await send()
    await waitFor(() => expect(field()).toHaveProperty('value', ''))
    expect(texts).toEqual(['Καλημέρα'])
    expect(document.activeElement).toBe(field())
  })

  it('keeps what is being typed for this step until it is sent', async () => {
    const { unmount } = renderInApp(<CommentForm stepId={1} />)
    await user.type(field(), 'Μισή φράση')
    unmount()
    const other = renderInApp(<CommentForm stepId={2} />)
    expect(field()).toHaveProperty('value', '')
    other.unmount()
    renderInApp(<CommentForm stepId={1} />)
    expect(field()).toHaveProperty('value', 'Μισή φράση')
  })

  it('keeps the words when they are refused, and says why', async () => {
    answerWith(409, { status: 409, code: 'thesis_ended', message: 'Η εργασία έχει ολοκληρωθεί.' })
    renderInApp(<CommentForm stepId={1} />)
    await user.type(field(), 'Καλημέρα')
    await send()
    expect((await screen.findByRole('alert')).textContent).toBe('Η εργασία έχει ολοκληρωθεί.')
    expect(field()).toHaveProperty('value', 'Καλημέρα')
  })

  it('can be called off while its file goes up, and keeps the words and the file', async () => {
    vi.stubGlobal('XMLHttpRequest', EndlessUpload)
    const { container } = renderInApp(<CommentForm stepId={1} />)
    await user.type(field(), 'Με αρχείο')
    const input = container.querySelector<HTMLInputElement>('input[type="file"]')
    if (input === null) throw new Error('There is no place for a file.')
    await user.upload(input, new File(['%PDF-1.4'], 'πηγές.pdf', { type: 'application/pdf' }))
    await send()
    await user.click(await screen.findByText('Ακύρωση'))
    const said = await screen.findByRole('alert')
    expect(said.textContent).toBe('Η αποστολή ακυρώθηκε· το σχόλιο μένει εδώ.')
    expect(field()).toHaveProperty('value', 'Με αρχείο')
    expect(screen.getByText(/πηγές\.pdf/)).toBeDefined()
  })

  it('sends the words and the file to the step, once', async () => {
    const api = stubApi({ role: 'student' })
    const answer = api.hold('writeStepComment')
    renderInApp(<CommentForm stepId={5} />)
    await user.type(field(), 'Καλημέρα')
    await chooseFile(FILE, fileOf('πηγές.pdf'))
    await send()
    await waitFor(() => expect(button('Γίνεται αποστολή…').disabled).toBe(true))
    answer(7)
    await waitFor(() => expect(field()).toHaveProperty('value', ''))
    expect(api.asked('writeStepComment')).toMatchObject([
      { path: expect.stringContaining('/5/'), body: { text: 'Καλημέρα' }, file: { name: 'πηγές.pdf' } },
    ])
    expect(screen.queryByText(/πηγές\.pdf ·/)).toBeNull()
  })

  it('pressed again after its answer was lost, sends the same under the same key, and what follows under another', async () => {
    const api = stubApi({ role: 'student' })
    renderInApp(<CommentForm stepId={5} />)
    const sendAll = async () => {
      await send()
      await waitFor(() => expect(field()).toHaveProperty('value', ''))
    }
    api.fail('writeStepComment')
    await user.type(field(), 'Καλημέρα')
    await chooseFile(FILE, fileOf('πηγές.pdf'))
    await send()
    await screen.findByRole('alert')
    api.answer('writeStepComment', 7)
    await sendAll()
    await user.type(field(), 'Καλημέρα')
    await chooseFile(FILE, fileOf('πηγές.pdf'))
    await sendAll()
    const [lost, again, next] = api.keys('writeStepComment')
    expect(lost).toMatch(/^[\x21-\x7e]{16,128}$/)
    expect(again).toBe(lost)
    expect(next).not.toBe(lost)
  })

  const atTheText = { field: 'Το σχόλιό σας' }
  it.each(
    refusalsOf('writeStepComment', {
      ...ofAnySession(atTheText),
      wrong_role: 'nowhere',
      validation: atTheText,
      not_found: atTheText,
      thesis_ended: atTheText,
      not_in_progress: atTheText,
      file_too_large: 'alert',
      file_type_not_accepted: 'alert',
      file_locked: 'alert',
    }),
  )('says why it was refused and keeps the words and the file: %s', async (code, row) => {
    const api = stubApi({ role: 'student' })
    refuseWith(api, 'writeStepComment', code)
    renderInApp(<CommentForm stepId={5} />)
    await user.type(field(), 'Καλημέρα')
    await chooseFile(FILE, fileOf('πηγές.pdf'))
    await send()
    await expectRefusal(code, row)
    expect(field()).toHaveProperty('value', 'Καλημέρα')
    expect(screen.getByText(/πηγές\.pdf ·/)).toBeDefined()
  })

  it('says at each field what the API found wrong with it', async () => {
    const { fields, problems } = wrongFieldsOf('writeStepComment', { text: 'Το σχόλιό σας' })
    const api = stubApi({ role: 'student' })
    api.refuse('writeStepComment', 'validation', { fields })
    renderInApp(<CommentForm stepId={5} />)
    await user.type(field(), 'Καλημέρα')
    await send()
    await waitFor(() => expectProblems(problems))
  })
})
