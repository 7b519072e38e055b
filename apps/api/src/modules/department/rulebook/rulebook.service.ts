import { PRESET_RULES, type Preset } from '@diatrivi/domain/department/rulebook/presets'
import { canRulebook, type RulebookFacts } from '@diatrivi/domain/department/rulebook/rulebook.policy'
import { type Rules, rulesWithDefaults } from '@diatrivi/domain/department/rulebook/rules'
import type { Actor } from '@diatrivi/domain/people/account/role'
import type { Clock } from '../../../platform/clock.ts'
import type { Db, Reader, Tx } from '../../../platform/database/transaction.ts'
import { refusing } from '../../../platform/refusal/constraint-refusals.ts'
import { enforce, enforceVersion, found, invalidFields } from '../../../platform/refusal/refusal.ts'
import { writtenDepartment } from './place-of-writer.model.ts'
import { findProgramme } from './programme.repository.ts'
import type { NamedRulebook, RulebookFields, RulebookRow } from './rulebook.model.ts'
import { programmeOfAnother, RULEBOOK_REFUSALS } from './rulebook.refusals.ts'
import * as rulebooks from './rulebook.repository.ts'

export interface NewDraft extends Pick<RulebookFields, 'title' | 'inForceFrom'> {
  /** Null: of every programme that has no book of its own. */
  programmeId: number | null
  from: Preset | number
}

/** What a department decides about its theses, from a day on: docs/regulation.md#rule-books */
export function rulebookService({ db, clock }: { db: Db; clock: Clock }) {
  return {
    list: async (actor: Actor, departmentId: number): Promise<NamedRulebook[]> => {
      enforce(canRulebook.list(actor, departmentId))
      const withDrafts = canRulebook.write(actor, departmentId).allowed
      return rulebooks.listRulebooks(db, departmentId, { withDrafts })
    },

    get: async (actor: Actor, id: number): Promise<NamedRulebook> => {
      const book = found(await rulebooks.findRulebook(db, id))
      enforce(canRulebook.read(actor, factsOf(book)))
      return { ...book, rules: rulesWithDefaults(book.rules) }
    },

    draft: (actor: Actor, named: number | undefined, { from, ...fields }: NewDraft): Promise<number> =>
      refusing(RULEBOOK_REFUSALS, () =>
        db.transaction(async (tx) => {
          const departmentId = writtenDepartment(actor, named)
          await enforceProgramme(tx, departmentId, fields.programmeId)
          const rules = await rulesOf(tx, departmentId, from)
          const row = { ...fields, departmentId, decisionReference: null, rules }
          return rulebooks.insertRulebook(tx, row, clock.now())
        }),
      ),

    edit: (actor: Actor, id: number, fields: RulebookFields, ifMatch: number | null): Promise<void> =>
      refusing(RULEBOOK_REFUSALS, () =>
        db.transaction(async (tx) => {
          const book = found(await rulebooks.lockRulebook(tx, id))
          enforce(canRulebook.edit(actor, factsOf(book)))
          enforceVersion(ifMatch, book)
          await rulebooks.updateRulebook(tx, id, fields, clock.now())
        }),
      ),

    /** From now on it stays as it is. A day that is past binds the acceptances to come, and none before. */
    async publish(
      tx: Tx,
      actor: Actor,
      id: number,
      { ifMatch, at }: { ifMatch: number | null; at: Date },
    ): Promise<RulebookRow> {
      const book = found(await rulebooks.lockRulebook(tx, id))
      enforce(canRulebook.publish(actor, factsOf(book)))
      enforceVersion(ifMatch, book)
      await rulebooks.updateRulebook(tx, id, { publishedAt: at, publishedById: actor.accountId }, at)
      return book
    },

    delete: (actor: Actor, id: number): Promise<void> =>
      db.transaction(async (tx) => {
        const book = found(await rulebooks.lockRulebook(tx, id))
        enforce(canRulebook.delete(actor, factsOf(book)))
        await rulebooks.deleteRulebook(tx, id)
      }),
  }
}

export type RulebookService = ReturnType<typeof rulebookService>

function factsOf({ departmentId, publishedAt }: RulebookRow): RulebookFacts {
  return { departmentId, isPublished: publishedAt !== null }
}

async function enforceProgramme(db: Reader, departmentId: number, programmeId: number | null) {
  if (programmeId === null) return
  const programme = await findProgramme(db, programmeId)
  if (programme?.departmentId !== departmentId) throw programmeOfAnother()
}

/** The rules of a preset, or of another book of the department. */
async function rulesOf(db: Reader, departmentId: number, from: Preset | number): Promise<Rules> {
  if (typeof from === 'string') return PRESET_RULES[from]
  const book = await rulebooks.findRulebook(db, from)
  if (book?.departmentId !== departmentId) throw invalidFields({ from: 'invalid' })
  return rulesWithDefaults(book.rules)
}
