import {
  canPersonalData,
  type DeletionOutcome,
  type DeletionRefusal,
  deletionOutcome,
} from '@diatrivi/domain/work/personal-data/account-deletion'
import type { SessionActor } from '../../../platform/auth/session-actor.ts'
import type { Caller } from '../../../platform/caller.ts'
import type { Config } from '../../../platform/config/config.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import { enforce, found } from '../../../platform/refusal/refusal.ts'
import type { SecurityLog } from '../../../platform/security-log/security-log.ts'
import type { Files } from '../../../platform/storage/files.ts'
import { findAccount, lockAccounts } from '../../people/account/account.queries.ts'
import type { OwnDataProof } from '../../people/account/password/own-data-proof.service.ts'
import type { InterestEnding } from '../../thesis/interest/interest-ending.service.ts'
import type { TodoListEnding } from '../../thesis/todo-list/todo-list-ending.service.ts'
import type { AccountEnding } from './account-ending.service.ts'
import { countRecords } from './records.queries.ts'

/** What becomes of an account, before it is done. */
export interface OwnDeletionPreview {
  outcome: DeletionOutcome
  refusal: DeletionRefusal | null
  records: number
  acts: number
  nameYears: number
}

export interface OwnDeletionDependencies {
  config: Pick<Config, 'keeping'>
  db: Db
  files: Files
  securityLog: SecurityLog
  ownDataProof: OwnDataProof
  accountEnding: AccountEnding
  interestEnding: InterestEnding
  listEnding: TodoListEnding
}

/** How a person deletes the own account: docs/regulation.md#delete-own-account */
export function ownDeletion(deps: OwnDeletionDependencies) {
  const { config, db, files, securityLog, ownDataProof, accountEnding, interestEnding, listEnding } = deps

  return {
    async preview({ accountId, role }: SessionActor): Promise<OwnDeletionPreview> {
      const counted = await countRecords(db, accountId)
      const decision = canPersonalData.deleteOwnAccount({ role, ...counted })
      return {
        outcome: deletionOutcome(counted),
        refusal: decision.allowed ? null : decision.reason,
        records: counted.records,
        acts: counted.acts,
        nameYears: config.keeping.finishedThesisNameYears,
      }
    },

    /** By the password, or by a new sign-in at the institution. False where neither holds. */
    async carryOut(actor: SessionActor, password: string | undefined, caller: Caller): Promise<boolean> {
      const owner = found(await findAccount(db, actor.accountId))
      const proof = await ownDataProof.prove(owner, password, actor, caller)
      if (proof === null) return false
      const { accountId, role, username } = actor
      await files.transaction(async (tx, transactionFiles) => {
        // As strongly as an administrator's deletion, so that no thesis comes meanwhile.
        const strength = role === 'student' ? 'no key update' : 'update'
        const { cvFileId } = found((await lockAccounts(tx, [accountId], strength))[0])
        await proof.settle(tx)
        enforce(canPersonalData.deleteOwnAccount({ role, ...(await countRecords(tx, accountId)) }))
        await interestEnding.withdrawAllOf(tx, accountId, accountId)
        await listEnding.deleteTemplatesOf(tx, accountId)
        await securityLog.record(tx, {
          kind: 'own_account_deleted',
          accountId,
          address: caller.address,
          detail: `username ${username}`,
        })
        await accountEnding.end(tx, accountId)
        if (cvFileId !== null) await transactionFiles.discard(cvFileId)
      })
      return true
    },
  }
}

export type OwnDeletion = ReturnType<typeof ownDeletion>
