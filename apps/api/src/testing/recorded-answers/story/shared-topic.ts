import { USUAL_RULES } from '@diatrivi/domain/department/rulebook/rules'
import { findAccount, findByUsername } from '../../../modules/people/account/account.queries.ts'
import { found } from '../../../platform/refusal/refusal.ts'
import type { Cast } from './cast.ts'

/** Petros gives a topic, which a student has, to another student too; last, because it makes theses. */
export async function playSharedTopic({ api, recorder, petros }: Cast) {
  const { given, db } = api
  const instructor = found(await findAccount(db, found(await findByUsername(db, petros.username)).id))
  const department = { id: instructor.departmentId ?? 0 }
  const { id: rulebookId } = await given.aRulebook({
    department,
    title: 'Κανονισμός με κοινά θέματα',
    rules: { ...USUAL_RULES, topic: { ...USUAL_RULES.topic, students: 2 } },
    inForceFrom: '2025-02-01',
    publishedAt: api.clock.now(),
  })
  const aStudent = (username: string, firstName: string) =>
    given.aStudent({ department, username, email: `${username}@example.org`, firstName, surname: 'Κοινού' })
  const student = await aStudent('danai', 'Δανάη')
  const other = await aStudent('iason', 'Ιάσων')
  const thesis = await given.aThesis({ title: 'Κοινό θέμα', instructor, student, rulebookId })
  const of = { params: { thesisId: thesis.id } }
  const byPetros = recorder.as(petros)
  await byPetros('shareTopic', {
    ...of,
    note: 'with one who has a thesis',
    body: { username: student.username },
  })
  await byPetros('shareTopic', { ...of, body: { username: other.username } })
  await byPetros('shareTopic', { ...of, note: 'without a place left', body: { username: other.username } })
  await byPetros('getProcess', { ...of, note: 'of a topic that two share' })
}
