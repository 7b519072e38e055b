import { keywordsOf, outcomeOf, SEED, supervisorOf } from '../data/life.ts'
import { CITIES, FIELDS, FIRST_NAMES, SURNAMES } from '../data/people-words.ts'
import { type Random, randomOf } from '../data/random.ts'
import {
  ADMINISTRATOR,
  DEPARTMENT_WITH_RULES,
  departmentOf,
  institutionOf,
  instructorId,
  type Scale,
  searchingId,
  secretaryId,
  studentIdOf,
} from '../data/scale.ts'
import { keywordLabel } from '../data/texts.ts'
import { writeRecord } from './committee-rows.ts'
import { moment, type Write } from './rows.ts'

/** The password of every account of the benchmark, and its hash as the API makes them: Argon2id, 19 MiB, two passes. */
export const PASSWORD = 'benchmark'
export const PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$yVGNUwo1f9ssunkOByQMhg$tQraYKW3DVqdmQggWSTp0JUPu5wPf2aQi1KFCa3tL6s'

export function writePlaces(write: Write, scale: Scale): void {
  for (let id = 1; id <= scale.institutions; id++) {
    write('institution', { id, name: `Πανεπιστήμιο της πόλης ${CITIES[id - 1]}`, type: 'university' })
  }
  const count = new Map<number, number>()
  for (let id = 1; id <= scale.departments; id++) {
    const institution = institutionOf(id, scale)
    const place = count.get(institution) ?? 0
    count.set(institution, place + 1)
    const city = CITIES[institution - 1] ?? null
    write('department', { id, institution_id: institution, name: `Τμήμα ${FIELDS[place]}`, city })
  }
  for (let id = 1; id <= scale.keywords; id++) write('keyword', { id, label: keywordLabel(id) })
}

/** `settle` lets what is written flow off. */
export async function writePeople(
  write: Write,
  scale: Scale,
  now: number,
  settle: () => Promise<void>,
): Promise<void> {
  const at = moment(now)
  const person = (id: number, role: string, department: number | null) => {
    const random = randomOf(SEED + 2, id)
    const username = role === 'administrator' ? 'admin' : `${role}${id}`
    write('account', {
      id,
      username,
      first_name: random.pick(FIRST_NAMES),
      surname: random.pick(SURNAMES),
      email: `${username}@example.org`,
      password_hash: PASSWORD_HASH,
      role,
      rank: role === 'instructor' ? 'professor' : null,
      department_id: department,
      is_active: true,
      created_at: at,
    })
    return random
  }
  const withKeywords = (id: number, random: Random) => {
    for (const keyword of keywordsOf(random, scale.keywords, 6)) {
      write('account_keyword', { account_id: id, keyword_id: keyword })
    }
  }

  person(ADMINISTRATOR, 'administrator', null)
  for (let number = 1; number <= scale.instructors; number++) {
    const id = instructorId(number)
    withKeywords(id, person(id, 'instructor', departmentOf(number, scale)))
  }
  for (let number = 1; number <= scale.searching; number++) {
    const id = searchingId(number, scale)
    withKeywords(id, person(id, 'student', departmentOf(number, scale)))
    if (number % 1_000 === 0) await settle()
  }
  for (let thesis = 1; thesis <= scale.theses; thesis++) {
    const outcome = outcomeOf(thesis, scale)
    if (outcome === 'ended' || outcome === 'inProgress') {
      const [id, department] = [studentIdOf(thesis, scale), departmentOf(supervisorOf(thesis, scale), scale)]
      person(id, 'student', department)
      if (department === DEPARTMENT_WITH_RULES) writeRecord(write, id, now)
    }
    if (thesis % 1_000 === 0) await settle()
  }
  person(secretaryId(scale), 'secretary', DEPARTMENT_WITH_RULES)
}
