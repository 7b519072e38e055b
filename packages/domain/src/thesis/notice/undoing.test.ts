import { describe, expect, it } from 'vitest'
import { type EarlierNotice, heldUntil, undoing } from './undoing.ts'

const now = new Date('2026-03-10T12:00:00Z')
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

const earlier = (facts: Partial<EarlierNotice> = {}): EarlierNotice => ({
  kind: 'interest_declared',
  createdAt: ago(5),
  readAt: null,
  mailedAt: null,
  ...facts,
})

const PLAIN = { replacesEarlier: false, isWritten: true, isMailed: true }

describe('an action that takes another one back', () => {
  it.each([
    ['is told where there is no other', null, PLAIN],
    ['is told after ten minutes', earlier({ createdAt: ago(10) }), PLAIN],
    ['is told where the other was something else', earlier({ kind: 'answer_declined' }), PLAIN],
    [
      'is not told to a reader who never heard of the other',
      earlier(),
      { replacesEarlier: true, isWritten: false, isMailed: true },
    ],
    [
      'takes the place of what was read, with a mail, because none was sent',
      earlier({ readAt: ago(1) }),
      { replacesEarlier: true, isWritten: true, isMailed: true },
    ],
    [
      'takes the place of what was mailed, without another mail',
      earlier({ mailedAt: ago(9) }),
      { replacesEarlier: true, isWritten: true, isMailed: false },
    ],
    [
      'is mailed again when ten minutes have passed since the last mail',
      earlier({ mailedAt: ago(10) }),
      { replacesEarlier: true, isWritten: true, isMailed: true },
    ],
    [
      'takes the place of the same action of before',
      earlier({ kind: 'interest_withdrawn', mailedAt: ago(1) }),
      { replacesEarlier: true, isWritten: true, isMailed: true },
    ],
  ])('%s', (_what, before, expected) => {
    expect(undoing(before, 'interest_withdrawn', now)).toEqual(expected)
  })
})

describe('a step that is withdrawn', () => {
  const finished = (facts: Partial<EarlierNotice>) =>
    earlier({ kind: 'step_finished', createdAt: ago(3000), ...facts })

  it.each([
    [
      'leaves nothing of a notice that was not mailed, however old',
      finished({}),
      { replacesEarlier: true, isWritten: false, isMailed: true },
    ],
    [
      'takes the place of one that was mailed, with a mail of its own',
      finished({ mailedAt: ago(3000) }),
      { replacesEarlier: true, isWritten: true, isMailed: true },
    ],
    ['leaves one alone that was read long ago', finished({ readAt: ago(2000) }), PLAIN],
  ])('%s', (_what, before, expected) => {
    expect(undoing(before, 'step_withdrawn', now)).toEqual(expected)
  })
})

describe('the mail of such a notice', () => {
  it.each([
    ['leaves at once where none left before', null, 0],
    ['leaves at once ten minutes after the last', ago(10), 0],
    ['waits for ten minutes after another', ago(9), 10],
  ])('%s', (_what, last, minutes) => {
    expect(heldUntil(last, now)).toEqual(ago(-minutes))
  })
})
