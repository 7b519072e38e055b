import { describe, expect, it } from 'vitest'
import { BEGINNING_LENGTH, COMMENT_MAX, commentBeginning } from './comment.ts'

describe('the beginning of a comment', () => {
  it.each([
    ['a short one whole', 'Καλημέρα.', 'Καλημέρα.'],
    ['its lines as one', ' α\n\nβ\tγ ', 'α β γ'],
    ['what looks like a tag as it was typed', 'if a<b>c', 'if a<b>c'],
    ['all that has room', 'α'.repeat(BEGINNING_LENGTH), 'α'.repeat(BEGINNING_LENGTH)],
    ['an ellipsis for what has none', 'α'.repeat(BEGINNING_LENGTH + 1), `${'α'.repeat(139)}…`],
    ['no space before the ellipsis', `${'α'.repeat(138)} ${'β'.repeat(20)}`, `${'α'.repeat(138)}…`],
    ['no half of a sign', '😀'.repeat(200), `${'😀'.repeat(139)}…`],
  ])('shows %s', (_what, text, beginning) => {
    expect(commentBeginning(text)).toBe(beginning)
  })
})

it('the limit of comments is the one agreed upon', () => {
  expect(COMMENT_MAX).toBe(4000)
})
