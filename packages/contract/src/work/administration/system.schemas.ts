import { MAIL_PROBLEMS } from '@diatrivi/domain/work/mail/mail-problem'
import { z } from 'zod'
import { WireDate } from '../../wire-dates.ts'

const count = z.int().nonnegative()

/** How an installation is, for its administrators. Nothing of it is about a person. */
export const SystemStatusShown = z.strictObject({
  /** The version of the process that answers. */
  version: z.string(),
  database: z.strictObject({
    postgresVersion: z.string(),
    bytes: count,
    migrations: count,
    pendingMigrations: count,
  }),
  /** Servers that follow the database, as far as it lets us know of them. */
  standbys: z.array(
    z.strictObject({ name: z.string(), state: z.string(), behindSeconds: z.number().nullable() }),
  ),
  mail: z.strictObject({
    goesTo: z.enum(['server', 'local_mailbox']),
    /** Null where none is remembered. */
    lastSent: WireDate.nullable(),
    /** Null while mails are sent. */
    outage: z.strictObject({ since: WireDate, trouble: z.enum(MAIL_PROBLEMS), codes: z.string() }).nullable(),
    waiting: count,
    givenUp: count,
  }),
  /** Recurring jobs that have run at least once, in any process. */
  jobs: z.array(
    z.strictObject({
      name: z.string(),
      started: WireDate,
      ended: WireDate,
      /** Between two runs. */
      everySeconds: count,
      /** What kind of error the last run ended with; null when it succeeded. */
      failure: z.string().nullable(),
      lastSuccess: WireDate.nullable(),
    }),
  ),
  /** The disk of the folder of data, on the machine that answers. */
  disk: z.strictObject({ host: z.string(), freeBytes: count, totalBytes: count }),
  /** That it was made; whether it is still there only its operator knows. */
  backup: z
    .strictObject({ made: WireDate, isEncrypted: z.boolean(), rows: count, files: count, lostFiles: count })
    .nullable(),
  processes: z.array(
    z.strictObject({
      host: z.string(),
      pid: z.int(),
      version: z.string(),
      started: WireDate,
      /** Whether it runs the recurring jobs of all. */
      leadsJobs: z.boolean(),
    }),
  ),
})
export type SystemStatusShown = z.infer<typeof SystemStatusShown>
