import type { Readable } from 'node:stream'
import type { SessionActor } from '../../../platform/auth/session-actor.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import type { Logger } from '../../../platform/logging/logger.ts'
import { found, Refusal } from '../../../platform/refusal/refusal.ts'
import { openKept } from '../../../platform/storage/open-kept.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { findAccount } from '../../people/account/account.queries.ts'
import type { OwnDataProof } from '../../people/account/password/own-data-proof.service.ts'
import { listOwnFiles, type OwnFile } from './own-files.queries.ts'
import type { Cell, Part } from './own-parts/part.model.ts'
import { PERSONAL_PARTS } from './personal-tables.model.ts'

type Row = Readonly<Record<string, Cell>>

/** All that is kept about a person. */
export interface OwnData {
  username: string
  takenAt: Date
  tables: readonly { table: string; part: Part; rows: readonly Row[] }[]
  files: readonly OwnFile[]
  open: (file: OwnFile) => Promise<Readable>
}

interface Dependencies {
  db: Db
  clock: Clock
  log: Logger
  storage: Storage
  ownDataProof: OwnDataProof
}

export function personalDataService({ db, clock, log, storage, ownDataProof }: Dependencies) {
  return {
    makeLink: ownDataProof.makeLink,

    /** Reads everything at one moment, so that no row speaks of another that is missing. */
    async read({ accountId }: SessionActor, link: string): Promise<OwnData> {
      if (!(await ownDataProof.isLinkOf(db, accountId, link))) throw new Refusal('not_found')
      return db.transaction(
        async (tx) => {
          const { username, email } = found(await findAccount(tx, accountId))
          const tables: OwnData['tables'][number][] = []
          for (const [table, part] of PERSONAL_PARTS) {
            tables.push({ table, part, rows: await part.read(tx, { accountId, email }) })
          }
          const files = await listOwnFiles(tx, accountId)
          const open = ({ storageKey }: OwnFile) => openKept({ storage, log }, storageKey)
          return { username, takenAt: clock.now(), tables, files, open }
        },
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      )
    },
  }
}

export type PersonalDataService = ReturnType<typeof personalDataService>
