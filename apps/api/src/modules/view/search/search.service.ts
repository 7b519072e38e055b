import { canProfile } from '@diatrivi/domain/people/account/profile.policy'
import { foldedWords } from '@diatrivi/domain/shared/search-text'
import { canThesis } from '@diatrivi/domain/thesis/thesis/thesis.policy'
import { nearestFirst } from '@diatrivi/domain/view/search/search'
import type { SessionActor } from '../../../platform/auth/session-actor.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import { fullName } from '../../../platform/text/full-name.ts'
import { interestsOfTheses, studentsTurnedTo } from '../../thesis/interest/interest.queries.ts'
import type { Thesis } from '../../thesis/thesis/thesis.model.ts'
import { listThesesById } from '../../thesis/thesis/thesis.queries.ts'
import type { FoundPerson } from './search.queries.ts'
import * as names from './search.queries.ts'

export interface Found {
  theses: Thesis[]
  todoLists: Awaited<ReturnType<typeof names.findTodoLists>>
  people: FoundPerson[]
}

/** What a person may open, by a part of its name: docs/regulation.md#search. The rules are asked again for all that is found. */
export function searchService({ db, clock }: { db: Db; clock: Clock }) {
  return {
    async search(actor: SessionActor, text: string): Promise<Found> {
      const words = foldedWords(text)
      return {
        theses: await findTheses(actor, words),
        todoLists: actor.role === 'instructor' ? await names.findTodoLists(db, actor.accountId, words) : [],
        people: await findPeople(actor, words),
      }
    },
  }

  async function findTheses(actor: SessionActor, words: readonly string[]): Promise<Thesis[]> {
    const ids = await names.findTheses(db, actor, words, clock.today())
    const declared = await interestsOfTheses(db, ids, actor.accountId)
    return (await listThesesById(db, ids)).filter(
      (thesis) => canThesis.see(actor, thesis, { hasDeclaredInterest: declared.has(thesis.id) }).allowed,
    )
  }

  async function findPeople(actor: SessionActor, words: readonly string[]): Promise<FoundPerson[]> {
    const instructors = await findInstructors(actor, words)
    const students = await findStudents(actor, words)
    const turned = await studentsTurnedTo(
      db,
      actor.accountId,
      students.map(({ accountId }) => accountId),
    )
    const shown = [...instructors, ...students].filter(
      (person) => canProfile.see(actor, person, { turnedToActor: turned.has(person.accountId) }).allowed,
    )
    return nearestFirst(shown, fullName, words)
  }

  function findInstructors({ role, departmentId }: SessionActor, words: readonly string[]) {
    if (role === 'secretary') return names.findInDepartment(db, departmentId, words, 'instructor')
    return names.findInstructors(db, words, { publicOnly: role !== 'administrator' })
  }

  async function findStudents({ role, accountId, departmentId }: SessionActor, words: readonly string[]) {
    if (role === 'secretary') return names.findInDepartment(db, departmentId, words, 'student')
    return role === 'instructor' ? names.findStudentsOf(db, accountId, words) : []
  }
}

export type SearchService = ReturnType<typeof searchService>
