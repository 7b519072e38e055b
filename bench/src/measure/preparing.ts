import { setTimeout as delay } from 'node:timers/promises'
import { ROUTES } from '@diatrivi/contract/routes'
import type { ClientConfig } from 'pg'
import { withClient } from '../load/database.ts'
import { sampleFile } from '../servers/sample-file.ts'
import { signIn } from './requests.ts'
import type { Subjects } from './subjects.ts'

/** Drops the mails of a round: the API would go on sending them while the other side is under load. */
export function dropMails(connection: ClientConfig): Promise<void> {
  return withClient(connection, async (client) => {
    await client.query('delete from outbox where sent_at is null')
  })
}

/** Takes back what a round left in the middle of an action. */
export function takeActsBack(connection: ClientConfig, { students, steps }: Subjects): Promise<void> {
  return withClient(connection, async (client) => {
    await client.query(
      'delete from interest using unnest($1::int[], $2::int[]) as mine (thesis, student) where thesis_id = thesis and student_id = student',
      [students.map(({ topic }) => topic), students.map(({ id }) => id)],
    )
    await client.query('update todo_item set student_confirmed_at = null where id = any($1)', [
      steps.map(({ item }) => item),
    ])
  })
}

/** The student hands in the file that is then downloaded, through the API. */
export async function handInFile(url: string, { file: { student, item } }: Subjects): Promise<void> {
  const [method = '', path = ''] = ROUTES.finishStep.split(' ')
  const form = new FormData()
  form.append('selectedFile', new Blob([sampleFile()], { type: 'application/pdf' }), 'εργασία.pdf')
  const answer = await fetch(`${url}${path.replace(':itemId', String(item))}`, {
    method,
    headers: { authorization: `Bearer ${await signIn(url, student.username)}` },
    body: form,
  })
  if (!answer.ok) throw new Error(`The file was not taken: ${answer.status} ${await answer.text()}`)
}

/**
 * Waits until the database and those of the peers have been idle for so many tenths of a second: the API reminds people
 * when it starts, and the side that was under load last still answers what no caller waits for any more.
 */
export async function untilIdle(connection: ClientConfig, tenths: number): Promise<void> {
  await withClient(connection, async (client) => {
    for (let quiet = 0; quiet < tenths; ) {
      await delay(100)
      const { rowCount } = await client.query(
        `select from pg_stat_activity
         where starts_with(datname, current_database()) and state <> 'idle' and pid <> pg_backend_pid()`,
      )
      quiet = rowCount === 0 ? quiet + 1 : 0
    }
  })
}
