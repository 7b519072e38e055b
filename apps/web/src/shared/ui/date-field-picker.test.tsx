import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { renderInApp } from '../../testing/render.tsx'
import { setClock } from '../format/clock.ts'
import { formatDay } from '../format/dates.ts'
import { DateFieldPicker } from './date-field-picker.tsx'

let value: IsoDate | null = null
let problem: string | null = null

interface FieldProps {
  initial?: IsoDate | null
  max?: IsoDate
  isAppointment?: boolean
}

function Field({ initial = null, max, isAppointment = false }: FieldProps) {
  const [date, setDate] = useState(initial)
  value = date
  return (
    <DateFieldPicker
      label="Day"
      value={date}
      onChange={setDate}
      max={max}
      isAppointment={isAppointment}
      onProblem={(sentence) => {
        problem = sentence
      }}
    />
  )
}

const firstPart = () => screen.getAllByRole('spinbutton')[0] as HTMLElement

describe('the day of an appointment', () => {
  it('is said by its weekday', () => {
    renderInApp(<Field initial="2026-06-24" isAppointment />)
    expect(screen.getByText('Τετάρτη')).toBeDefined()
  })

  it('is named where nobody works, and is taken all the same', async () => {
    renderInApp(<Field isAppointment />)
    await userEvent.click(firstPart())
    await userEvent.keyboard('13042026')
    expect(screen.getByText('Δευτέρα του Πάσχα: δεν είναι εργάσιμη ημέρα.')).toBeDefined()
    expect([value, problem]).toEqual(['2026-04-13', null])
  })

  it('is no matter of other days', () => {
    renderInApp(<Field initial="2026-06-28" />)
    expect(screen.queryByText(/Κυριακή/)).toBeNull()
  })
})

it('marks the day of Athens as today, wherever the reader is', async () => {
  // In the evening of the 23rd by the clocks of the world.
  setClock(new Date('2026-06-23T22:30:00Z'))
  renderInApp(<Field />)
  await userEvent.click(screen.getByRole('button', { name: /ημερομηνία|ημέρα/i }))
  const todays = await screen.findByRole('gridcell', { current: 'date' })
  expect(todays.textContent).toBe('24')
})

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
    expect(problem).toBe('Η ημερομηνία δεν είναι σωστή. Γράψτε την ως ΗΗ/ΜΜ/ΕΕΕΕ.')
  })

  it('says which days it does not take', async () => {
    renderInApp(<Field max="2026-12-31" />)
    await userEvent.click(firstPart())
    await userEvent.keyboard('01012027')
    expect(problem).toBe('Η ημερομηνία δεν μπορεί να είναι μετά τις 31/12/2026.')
  })
})
