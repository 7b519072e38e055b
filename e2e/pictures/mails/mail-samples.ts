import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

export const LANGUAGES = ['el', 'en'] as const
type Language = (typeof LANGUAGES)[number]

export interface MailSample {
  name: string
  title: string
  mails: Record<Language, { subject: string; text: string; html: string }>
}

const PROGRAM = join(import.meta.dirname, '../../../apps/api/src/testing/mail-samples/main.ts')

/** Returns the sample mails, made by the API in a process of its own, because only the API knows their content. */
export function mailSamples(): MailSample[] {
  const output = execFileSync(process.execPath, [PROGRAM], { encoding: 'utf8', maxBuffer: 64 * 2 ** 20 })
  return JSON.parse(output) as MailSample[]
}
