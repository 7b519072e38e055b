import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { press, problemAt, user } from '../../testing/form.ts'
import { renderInApp } from '../../testing/render.tsx'
import { PasteLink } from './paste-link.tsx'

const FIELD = 'Σύνδεσμος από το μήνυμα'
const OPEN = 'Άνοιγμα συνδέσμου'
const LINK = 'https://uni.gr/s#mark.kY2v8-Jm4Qx0sWc7Tn1hRz6bE_9'

const field = () => screen.getByRole('textbox', { name: FIELD })

async function paste(text: string) {
  await user.click(field())
  await user.paste(text)
}

describe('the field for the link of a mail', () => {
  it('opens what was pasted', async () => {
    const onRead = vi.fn()
    renderInApp(<PasteLink onRead={onRead} />)
    await paste(LINK)
    await press(OPEN)
    expect(onRead.mock.calls).toEqual([['/s#mark.kY2v8-Jm4Qx0sWc7Tn1hRz6bE_9']])
  })

  it('says what to copy where there is no whole link, and keeps the focus', async () => {
    const onRead = vi.fn()
    renderInApp(<PasteLink onRead={onRead} />)
    await paste(LINK.slice(0, -3))
    await press(OPEN)
    expect(problemAt(FIELD)).toContain('από το https:// έως το τέλος της')
    expect(document.activeElement).toBe(field())
    expect(onRead).not.toHaveBeenCalled()
  })
})
