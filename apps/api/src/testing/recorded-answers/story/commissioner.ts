import { USUAL_RULES } from '@diatrivi/domain/department/rulebook/rules'
import { findCommissioner } from '../../../modules/examination/commissioner/commissioner.queries.ts'
import { findAccount, findByUsername } from '../../../modules/people/account/account.queries.ts'
import { found } from '../../../platform/refusal/refusal.ts'
import type { Cast } from './cast.ts'

/** Petros names the firm that a thesis is worked on with; its mentor reads and writes by a link. */
export async function playCommissioner({ api, recorder, petros }: Cast): Promise<void> {
  const { given, db } = api
  const instructor = found(await findAccount(db, found(await findByUsername(db, petros.username)).id))
  const department = { id: instructor.departmentId ?? 0 }
  const student = await given.aStudent({
    department,
    username: 'rallou',
    email: 'rallou@example.org',
    firstName: 'Ραλλού',
    surname: 'Ρούσσου',
  })
  const aThesis = async (title: string, company: 'off' | 'allowed', student: { id: number }) => {
    const rules = { ...USUAL_RULES, topic: { ...USUAL_RULES.topic, company } }
    const book = await given.aRulebook({ department, title: `Κανονισμός: ${title}`, rules })
    return given.aThesis({ title, instructor, student, rulebookId: book.id })
  }
  const thesis = await aThesis('Κύματα του Αιγαίου', 'allowed', student)
  const of = { params: { thesisId: thesis.id } }
  const byPetros = recorder.as(petros)
  const byAnonymous = recorder.as({ name: 'the mentor', client: api.anonymous })
  const body = {
    firm: 'Ερευνητικό Κέντρο Αιγαίου',
    firstName: 'Νίκη',
    surname: 'Σάρρα',
    email: 'niki.sarra@example.org',
    language: 'en' as const,
    agreedOn: '2026-03-02',
    agreementNote: 'Πρωτόκολλο 417',
    embargoReason: 'Μετρήσεις που ανακοινώνονται το 2027',
  }
  await byPetros('getProcess', { ...of, note: 'of a thesis that may have a commissioner' })
  await byPetros('setCommissioner', { ...of, body })
  await byPetros('revokeCommissionerLink', { ...of, note: 'before there is one' })
  await byPetros('sendCommissionerLink', of)
  const row = found(await findCommissioner(db, thesis))
  await byPetros('revokeCommissionerLink', of)
  const code = recorder.keepSecret(await given.aCommissionerLink(row), 'code of the link to a mentor')
  await byAnonymous('openCommissionerTalk', {
    note: 'by another code',
    body: { code: 'nobody-made-this-code-up' },
  })
  await byPetros('writeCommissionerComment', {
    ...of,
    body: { text: 'Ποιες μετρήσεις μπορούμε να δώσουμε;' },
  })
  await byAnonymous('writeCommentByLink', { body: { code, text: 'Those of October.' } })
  await byAnonymous('openCommissionerTalk', { body: { code } })
  await byPetros('listCommissionerComments', of)
  await byPetros('getProcess', { ...of, note: 'with a commissioner' })
  await byPetros('removeCommissioner', { ...of, note: 'after comments' })

  const other = await given.aStudent({ department, username: 'ermis', email: 'ermis@example.org' })
  const silent = await aThesis('Άνεμοι του Αιγαίου', 'allowed', other)
  const its = { params: { thesisId: silent.id } }
  await byPetros('setCommissioner', { ...its, note: 'by mistake', body })
  await byPetros('removeCommissioner', its)
}
