import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MAIL_KINDS } from '@diatrivi/domain/mail/mail'
import { describe, expect, it } from 'vitest'
import { MAIL_SAMPLES } from './mail-samples.ts'

const FOLDER = join(import.meta.dirname, '../../../../../docs/mails')
const names = MAIL_SAMPLES.map(({ name }) => name)

describe('the pictures of mails', () => {
  it('have a sample of every kind of mail', () => {
    const shown = new Set(MAIL_SAMPLES.map(({ mails }) => mails.el.kind))
    expect(MAIL_KINDS.filter((kind) => !shown.has(kind))).toEqual([])
  })

  it.each(['600', '390'])('are there of every sample, and of no other, at %s px', (width) => {
    const pictures = readdirSync(join(FOLDER, width)).map((file) => file.replace(/\.png$/, ''))
    expect(pictures.toSorted()).toEqual(names.toSorted())
  })

  it.each(MAIL_SAMPLES)('are shown with the words that are sent: $name', ({ title, mails }) => {
    const page = readFileSync(join(FOLDER, 'README.md'), 'utf8')
    expect(page).toContain(`## ${title}`)
    for (const { subject, text } of Object.values(mails)) {
      expect(page).toContain(`| ${subject.replaceAll('|', '\\|')} |`)
      expect(page).toContain(text.trim())
    }
  })
})
