import { placeKey } from '@diatrivi/domain/examination/examination/clashes'
import { canExamination } from '@diatrivi/domain/examination/examination/examination.policy'
import { isSamePerson } from '@diatrivi/domain/shared/person'
import type { MemberActor } from '../../../platform/auth/session-actor.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { enforce, Refusal } from '../../../platform/refusal/refusal.ts'
import { lockAccounts } from '../../people/account/account.queries.ts'
import { listLinkedInProgress } from '../../thesis/thesis/group.queries.ts'
import { listNeeded } from './clash/clash.queries.ts'
import type { Examined, OfTheses } from './examination.model.ts'
import { lockAddresses, lockPlace } from './examination.repository.ts'
import { accountsOf } from './examination-message.model.ts'
import { lockAllExamined, readExamined } from './lock-examined.ts'

/**
 * Every person whom the examination needs, by the account and by the address, then the place, then the thesis, so that of two
 * who plan at once the second sees what the first has planned: docs/decisions/examination/0057-the-examination-day.md
 */
export async function lockForPlan(
  tx: Tx,
  actor: MemberActor,
  { thesisId, linked }: OfTheses,
  place: string | null,
): Promise<[Examined, ...Examined[]]> {
  const before = await readExamined(tx, thesisId)
  // A caller who may not do it keeps no other caller waiting.
  enforce(canExamination.findClashes(actor, before.thesis, before.rules))
  const people = await listNeeded(tx, before)
  for (const id of linked ? await listLinkedInProgress(tx, thesisId) : []) {
    people.push(...(await listNeeded(tx, await readExamined(tx, id))))
  }
  await lockAccounts(tx, accountsOf(people), 'no key update')
  await lockAddresses(tx, people)
  await lockPlace(tx, before.thesis.institutionId, placeKey(place))
  const locked = await lockAllExamined(tx, { thesisId, linked })
  // A person took a seat while this transaction waited, and is not locked.
  for (const examined of locked) {
    const needed = await listNeeded(tx, examined)
    if (!needed.every((one) => people.some((other) => isSamePerson(one, other))))
      throw new Refusal('version_conflict')
  }
  return locked
}
