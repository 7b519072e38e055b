import { WHOLE_LIST_MAX } from '@diatrivi/contract/limits'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { keyword } from './modules/institution/keyword/tables.ts'
import { account, accountKeyword } from './modules/people/account/tables.ts'
import { thesis } from './modules/thesis/thesis/tables.ts'
import { outbox } from './platform/mail/tables.ts'
import { startTestApi } from './testing/test-api.ts'

const { given, db, as, app } = await startTestApi()
const administrator = await given.anAdministrator()
const asAdministrator = await as(administrator)
const { id: departmentId } = await given.aDepartment()

/** As many rows as the cap in one statement, and one more. */
const LISTS = {
  listKeywords: {
    fill: sql`
      with word as (insert into ${keyword} (label) select 'λέξη ' || n from ${series()} returning id)
      insert into ${accountKeyword} (account_id, keyword_id) select ${administrator.id}::integer, id from word
    `,
    addOne: async () => given.aKeywordOfPerson(administrator, await given.aKeyword('μία ακόμη')),
  },
  listInstructors: {
    fill: sql`
      insert into ${account} (username, first_name, surname, email, role, department_id)
      select 'many' || n, 'Ελένη', 'Βασιλείου', 'many' || n || '@example.org', 'instructor', ${departmentId}::integer
      from ${series()}
    `,
    addOne: () => given.anInstructor(),
  },
  listMails: {
    fill: sql`
      insert into ${outbox} (recipient, subject, text, html, due_at)
      select n || '@example.org', 'Θέμα', 'κείμενο', 'κείμενο', now() from ${series()}
    `,
    addOne: () => given.aMail(),
  },
  listSentMails: {
    fill: sql`
      insert into ${outbox} (recipient, subject, text, html, due_at, sent_at)
      select n || '@example.org', 'Θέμα', '', '', now(), now() from ${series()}
    `,
    addOne: () => given.aMail({ sentAt: new Date() }),
  },
}

function series() {
  return sql`generate_series(1, ${WHOLE_LIST_MAX}::integer) as n`
}

describe.each(Object.keys(LISTS) as (keyof typeof LISTS)[])('%s', (name) => {
  it('is sent whole up to the cap, and beyond it in pages only', async () => {
    await db.transaction((tx) => tx.execute(LISTS[name].fill))
    const whole = await asAdministrator.call(name)
    expect([whole.status, whole.body.length, whole.headers['x-total-count']]).toEqual([
      200,
      WHOLE_LIST_MAX,
      String(WHOLE_LIST_MAX),
    ])
    await LISTS[name].addOne()
    expect((await asAdministrator.call(name)).error).toMatchObject({
      status: 400,
      code: 'page_required',
      message:
        'Η λίστα έχει πάνω από 2.000 εγγραφές. Ζητήστε την ανά σελίδα με τις παραμέτρους page και pageSize.',
      fields: { page: 'Υποχρεωτικό πεδίο' },
    })
    const page = await asAdministrator.call(name, { query: { page: 21, pageSize: 100 } })
    expect([page.status, page.body.length, page.headers['x-total-count']]).toEqual([
      200,
      1,
      String(WHOLE_LIST_MAX + 1),
    ])
  })
})

it('so are the open theses of a department, for its students', async () => {
  const instructor = await given.anInstructor({ departmentId })
  const asStudent = await as(await given.aStudent({ departmentId }))
  await db.transaction((tx) =>
    tx.execute(sql`
      insert into ${thesis} (instructor_id, title, assignment_type, public_by_instructor)
      select ${instructor.id}::integer, '', 'immediate', true from ${series()}
    `),
  )
  expect((await asStudent.call('listOpenTheses')).body).toHaveLength(WHOLE_LIST_MAX)
  await given.aThesis({ instructor, publicByInstructor: true })
  expect((await asStudent.call('listOpenTheses')).error).toMatchObject({ status: 400, code: 'page_required' })
  const page = await asStudent.call('listOpenTheses', { query: { page: 21, pageSize: 100 } })
  expect([page.body.length, page.headers['x-total-count']]).toEqual([1, String(WHOLE_LIST_MAX + 1)])
})

it('the document of the API names the refusal of the lists that may be too long', async () => {
  const document = (await app.inject('/openapi.json')).json()
  const refusals = (path: string) => document.paths[path].get.responses['400'].description
  expect(refusals('/v1/user/keywords')).toContain('`page_required`')
  expect(refusals('/v1/student/theses/open')).toContain('`page_required`')
  expect(refusals('/v1/user/notices')).not.toContain('page_required')
})
