import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Result } from '../../../entities/process/process.mapper.ts'
import { asOnAPhone } from '../../../testing/phone.ts'
import { renderInApp } from '../../../testing/render.tsx'
import { MemberMarks } from './member-marks.tsx'

const RESULT = {
  parts: [
    { key: 'text', label: 'Κείμενο', weight: 60 },
    { key: 'work', label: 'Συνεργασία', weight: 40 },
  ],
  members: [
    {
      seatId: 1,
      firstName: 'Άννα',
      surname: 'Καρρά',
      mark: '9.00',
      parts: [
        { key: 'text', mark: '8.50' },
        { key: 'work', mark: '10.00' },
      ],
    },
    {
      seatId: 2,
      firstName: 'Νίκος',
      surname: 'Βλάχος',
      mark: '8.00',
      parts: [{ key: 'text', mark: '8.00' }],
    },
  ],
} as unknown as Result

it('on a phone each member has a card', () => {
  asOnAPhone()
  renderInApp(<MemberMarks result={RESULT} />)
  const marks = within(screen.getByRole('list', { name: 'Βαθμοί ανά μέλος' }))
  expect(marks.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Άννα Καρρά9 (εννέα)Κείμενο: 8,5Συνεργασία: 10',
    'Νίκος Βλάχος8 (οκτώ)Κείμενο: 8',
  ])
})
