import { withClient } from '@diatrivi/api/platform/archive/client'
import type { ClientConfig } from 'pg'

/** What brings a person: a student who looks for a topic, one who works on a thesis, or an instructor. */
export type Errand = 'searching' | 'working' | 'supervising'

export interface Person {
  username: string
  errand: Errand
}

/** How many of a hundred people do what. */
const SHARES: Record<Errand, number> = { searching: 36, working: 48, supervising: 16 }

/** Theses on whose steps people can act. */
const IN_PROGRESS = `thesis t join todo_list l on l.thesis_id = t.id
  where t.student_id is not null and t.mark is null and exists (select from todo_item s where s.list_id = l.id)`

const WHO: Record<Errand, string> = {
  searching: `role = 'student'
    and not exists (select from thesis t where t.student_id = a.id)
    and not exists (select from interest n where n.student_id = a.id and n.answered_positively)`,
  working: `role = 'student' and id in (select t.student_id from ${IN_PROGRESS})`,
  supervising: `role = 'instructor' and id in (select t.instructor_id from ${IN_PROGRESS})`,
}

/** So many people of the database, of each errand its share. */
export function peopleOf(connection: ClientConfig, count: number): Promise<Person[]> {
  return withClient(connection, async (client) => {
    const people: Person[] = []
    for (const [errand, condition] of Object.entries(WHO) as [Errand, string][]) {
      const wanted = Math.round((count * SHARES[errand]) / 100)
      const { rows } = await client.query<Person>(
        `select username, $1::text as errand from account a where is_active and ${condition} order by id desc limit $2`,
        [errand, wanted],
      )
      if (rows.length < wanted)
        throw new Error(`${wanted} people were wanted who are ${errand}: ${rows.length}.`)
      people.push(...rows)
    }
    return people
  })
}
