import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { renderInApp } from '../../testing/render.tsx'
import { formatDay } from '../format/dates.ts'
import { DateFieldPicker } from './date-field-picker.tsx'

let value: IsoDate | null = null
let trouble: string | null = null

function Field({ initial = null, max }: { initial?: IsoDate | null; max?: IsoDate }) {
  const [date, setDate] = useState(initial)
  value = date
  return (
    <DateFieldPicker
      label="Day"
      value={date}
      onChange={setDate}
      max={max}
      onTrouble={(sentence) => {
        trouble = sentence
      }}
    />
  )
}

const firstPart = () => screen.getAllByRole('spinbutton')[0] as HTMLElement

describe('the date field', () => {
  it('gives the day that was typed, whatever the zone', async () => {
    renderInApp(<Field />)
    await userEvent.click(firstPart())
    await userEvent.keyboard('07032026')
    expect(value).toBe('2026-03-07')
  })

  it('shows a day that is given as it is written everywhere', () => {
    renderInApp(<Field initial="2026-03-07" />)
    const parts = screen.getAllByRole('spinbutton').map((part) => part.textContent)
    expect(parts.join('/')).toBe(formatDay('2026-03-07'))
  })

  it('takes a day without noughts in front', async () => {
    renderInApp(<Field />)
    await userEvent.click(firstPart())
    await userEvent.keyboard('7/3/2026')
    expect(value).toBe('2026-03-07')
  })

  it('does not pass on half a day, nor wipe it', async () => {
    renderInApp(<Field />)
    await userEvent.click(firstPart())
    await userEvent.keyboard('0703')
    await userEvent.click(document.body)
    expect(value).toBeNull()
    expect(screen.getAllByRole('spinbutton').map((part) => part.textContent?.slice(0, 2))).toEqual([
      '7',
      '3',
      'ΕΕ',
    ])
    expect(trouble).toBe('Η ημερομηνία δεν είναι σωστή. Γράψτε την ως ΗΗ/ΜΜ/ΕΕΕΕ.')
  })

  it('says which days it does not take', async () => {
    renderInApp(<Field max="2026-12-31" />)
    await userEvent.click(firstPart())
    await userEvent.keyboard('01012027')
    expect(trouble).toBe('Η ημερομηνία δεν μπορεί να είναι μετά τις 31/12/2026.')
  })
})
