import { expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { aDepartmentWithPapers, textOf } from './paper.fixture.ts'

// 10 March 2026
const api = await startTestApi()
const { given, as } = api

const PERIOD = { kind: 'supervision', from: '2025-09-01', until: '2026-08-31' }

async function issued(client: TestClient, body: object): Promise<{ paperId: number; text: string }> {
  const answer = await client.call('issuePaper', { body })
  const params = { paperId: answer.body.paperID }
  return { ...params, text: await printed(client, params) }
}

async function printed(client: TestClient, params: { paperId: number }): Promise<string> {
  return textOf((await client.call('downloadPaper', { params })).bytes)
}

it('who heads the department on the day signs a certificate, and one of before keeps its line', async () => {
  const { department, asInstructor, another, aMarkedThesis } = await aDepartmentWithPapers(api)
  await aMarkedThesis()
  const asAdmin = await as(await given.anAdministrator())
  const { account } = await another('instructor')
  const head = await given.anInstructor({ department, firstName: 'Ζωή', surname: 'Προέδρου' })
  const setHead = (offices: object[]) =>
    asAdmin.call('setOffices', { params: { depID: department.id }, body: { offices } })
  const before = await issued(asInstructor, PERIOD)
  expect(before.text).not.toContain('Προέδρου')
  await setHead([
    { username: account.username, kind: 'head', from: '2025-01-01', until: '2026-03-09' },
    { username: head.username, kind: 'head', from: '2026-03-10' },
  ])
  const after = await issued(asInstructor, { ...PERIOD, until: '2026-08-30' })
  expect(after.text).toContain('ΖωήΠροέδρου')
  expect(await printed(asInstructor, before)).toBe(before.text)
})

it('a certificate is issued again when another heads the department, and not before', async () => {
  const { department, asInstructor, aMarkedThesis } = await aDepartmentWithPapers(api)
  await aMarkedThesis()
  const asAdmin = await as(await given.anAdministrator())
  const before = await issued(asInstructor, PERIOD)
  const again = () => asInstructor.call('issuePaper', { body: PERIOD })
  expect(await again()).toMatchObject({ status: 409, error: { code: 'paper_unchanged' } })
  const { username } = await given.anInstructor({ department, firstName: 'Ζωή', surname: 'Προέδρου' })
  const offices = [{ username, kind: 'head', from: '2026-03-10' }]
  await asAdmin.call('setOffices', { params: { depID: department.id }, body: { offices } })
  const after = await issued(asInstructor, PERIOD)
  expect(after.paperId).not.toBe(before.paperId)
  expect(after.text).toContain('ΖωήΠροέδρου')
  expect(await again()).toMatchObject({ status: 409, error: { code: 'paper_unchanged' } })
})

it('a title that the office has written is printed in place of the rank', async () => {
  const { asInstructor, asSecretary, instructor, members, anAcceptedThesis } =
    await aDepartmentWithPapers(api)
  const write = ({ username }: { username: string }, printTitle: string) =>
    asSecretary.call('editStaff', { params: { username }, body: { printTitle, absences: [] } })
  const [member] = members
  if (member === undefined) throw new Error('A committee of three has two members.')
  await write(instructor, 'Ομότιμος Καθηγητής')
  await write(member.account, 'Ερευνήτρια Β΄')
  const { thesis } = await anAcceptedThesis()
  const { text } = await issued(asInstructor, { kind: 'application', thesisID: thesis.id })
  expect(text).toContain('ΟμότιμοςΚαθηγητής')
  expect(text).toContain('ΕρευνήτριαΒ΄')
})

it('people are called as they chose to be addressed, and an issued paper stays as it is', async () => {
  const { asInstructor, asStudent, anAcceptedThesis, instructor, members } = await aDepartmentWithPapers(api)
  const { thesis } = await anAcceptedThesis()
  const body = { kind: 'application', thesisID: thesis.id }
  const before = await issued(asInstructor, body)
  expect(before.text).toContain('Ο/Ηαιτών/ούσα')
  expect(before.text).toContain('Ο/Ηεπιβλέπων/ουσα')
  const [member] = members
  if (member === undefined) throw new Error('A committee of three has two members.')
  await asStudent.call('editStudentProfile', { body: { user: { formOfAddress: 'mr' } } })
  for (const client of [asInstructor, member.client]) {
    await client.call('editInstructorProfile', { body: { user: { formOfAddress: 'ms' } } })
  }
  const after = await issued(asInstructor, body)
  expect(after.text).toContain('Οαιτών')
  expect(after.text).toContain('Ηεπιβλέπουσα')
  expect(after.text).not.toMatch(/Ο\/Η/)
  expect(await printed(asInstructor, before)).toBe(before.text)
  expect(await asInstructor.call('issuePaper', { body })).toMatchObject({
    status: 409,
    error: { code: 'paper_unchanged' },
  })
  const { body: process } = await asInstructor.call('getProcess', { params: { thesisId: thesis.id } })
  const forms = process.committee?.seats.map(({ person }) => [person.username, person.formOfAddress])
  expect(forms).toContainEqual([instructor.username, 'ms'])
})
