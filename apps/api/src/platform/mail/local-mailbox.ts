import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Clock } from '../clock.ts'
import type { MailTransport } from './mail-transport.ts'

const KeptMail = z.object({
  sentAt: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  calendar: z.string().nullish(),
})
export type KeptMail = z.infer<typeof KeptMail>

const MAIL_ID = /^[0-9]{14,17}-[0-9a-f]{8}$/
const SHOWN_MAX = 200

export interface LocalMailbox extends MailTransport {
  /** Ids of the newest mails, newest first. */
  list(): Promise<string[]>
  read(id: string): Promise<KeptMail | null>
}

interface LocalMailboxOptions {
  folder: string
  clock: Clock
  /** Shows the person at the console that a mail has come. */
  announce(id: string, mail: KeptMail): void
}

/** Where mails go when there is no `SMTP_URL`: a file each, for the people who try the product out. */
export function localMailbox({ folder, clock, announce }: LocalMailboxOptions): LocalMailbox {
  return {
    send: async (mail) => {
      const sentAt = clock.now().toISOString()
      const id = `${sentAt.replace(/\D/g, '')}-${randomUUID().slice(0, 8)}`
      const kept: KeptMail = { sentAt, ...mail }
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const draft = join(folder, `.${id}`)
      await writeFile(draft, `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600 })
      await rename(draft, fileOf(folder, id))
      announce(id, kept)
      return null
    },

    close: () => undefined,

    list: async () => {
      const names = await readdir(folder).catch(emptyWhenMissing)
      const ids = names.map((name) => name.replace(/\.json$/, '')).filter((id) => MAIL_ID.test(id))
      return ids.sort().reverse().slice(0, SHOWN_MAX)
    },

    read: async (id) => {
      if (!MAIL_ID.test(id)) return null
      const text = await readFile(fileOf(folder, id), 'utf8').catch(nullWhenMissing)
      return text === null ? null : KeptMail.parse(JSON.parse(text))
    },
  }
}

function fileOf(folder: string, id: string): string {
  return join(folder, `${id}.json`)
}

function emptyWhenMissing(error: unknown): string[] {
  return nullWhenMissing(error) ?? []
}

function nullWhenMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}
