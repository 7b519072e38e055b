import { COMMENT_MAX } from '@diatrivi/domain/thesis/comment/comment'
import { describe, expect, it } from 'vitest'
import { issuesOf } from '../../testing/issues.ts'
import { WriteCommentBody } from './comment.schemas.ts'

const kept = (text: string) => WriteCommentBody.parse({ text }).text

describe('the text of a comment', () => {
  it.each([
    ['is trimmed', '  Καλημέρα.\n', 'Καλημέρα.'],
    ['is composed', 'α\u0301', 'ά'],
    ['keeps its lines, however a form sends them', 'α\r\nβ\rγ\n\nδ', 'α\nβ\nγ\n\nδ'],
    ['is no HTML', '<b>όχι</b>', '<b>όχι</b>'],
  ])('%s', (_rule, sent, text) => {
    expect(kept(sent)).toBe(text)
  })

  it.each([
    ['nothing', {}, 'required'],
    ['white space', { text: ' \r\n ' }, 'required'],
    ['a number', { text: 7 }, 'invalid'],
    ['a character too many', { text: 'α'.repeat(COMMENT_MAX + 1) }, 'too_long'],
  ])('is not %s', (_what, body, code) => {
    expect(issuesOf(WriteCommentBody, body)).toEqual({ text: code })
  })

  it('counts a line break as one character', () => {
    const text = `${'α'.repeat(COMMENT_MAX - 2)}\r\nβ`
    expect(kept(text)).toHaveLength(COMMENT_MAX)
  })
})
