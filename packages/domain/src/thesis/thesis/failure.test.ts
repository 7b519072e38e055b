import { expect, it } from 'vitest'
import { type Failure, failureSentence } from './failure.ts'

const few = (passers: number, count = 2): Failure => ({ cause: 'passers', passers, count, at: 500 })

it.each([
  [{ cause: 'mean', pass: 550 }, 'Ο μέσος όρος δεν φτάνει το 5,5, που είναι το ελάχιστο για επιτυχία.'],
  [few(0, 1), 'Κανένα μέλος δεν έδωσε 5 και πάνω· απαιτείται 1.'],
  [few(1), 'Μόνο ένα μέλος έδωσε 5 και πάνω· απαιτούνται 2.'],
  [few(2, 3), 'Μόνο 2 μέλη έδωσαν 5 και πάνω· απαιτούνται 3.'],
] as const)('a failure by %o is explained', (failure, sentence) => {
  expect(failureSentence(failure)[0]).toBe(sentence)
})

it('a failure is explained in English too', () => {
  expect(
    [{ cause: 'mean', pass: 550 } as const, few(0, 1), few(1), few(2, 3)].map(
      (one) => failureSentence(one)[1],
    ),
  ).toEqual([
    'The mean does not reach 5.5, which is the least that passes.',
    'No member gave 5 or more; 1 is required.',
    'Only one member gave 5 or more; 2 are required.',
    'Only 2 members gave 5 or more; 3 are required.',
  ])
})
