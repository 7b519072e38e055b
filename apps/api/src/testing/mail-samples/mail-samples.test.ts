import { MAIL_KINDS } from '@diatrivi/domain/work/mail/mail'
import { describe, expect, it } from 'vitest'
import { MAIL_SAMPLES } from './mail-samples.ts'

describe('the pictures of mails', () => {
  it('have a sample of every kind of mail', () => {
    const shown = new Set(MAIL_SAMPLES.map(({ mails }) => mails.el.kind))
    expect(MAIL_KINDS.filter((kind) => !shown.has(kind))).toEqual([])
  })

  it.each(MAIL_SAMPLES)('say something in both languages: $name', ({ title, mails }) => {
    expect(title).not.toBe('')
    for (const { subject, text } of Object.values(mails)) {
      expect(subject).not.toBe('')
      expect(text.trim()).not.toBe('')
    }
  })
})
