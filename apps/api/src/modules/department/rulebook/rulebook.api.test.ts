import { PRESET_RULES } from '@diatrivi/domain/department/rulebook/presets'
import { USUAL_RULES } from '@diatrivi/domain/department/rulebook/rules'
import { eq, inArray, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'
import { notice } from '../../thesis/notice/tables.ts'
import { thesis } from '../../thesis/thesis/tables.ts'
import { rulebook } from './tables.ts'

const api = await startTestApi()
const { db, given } = api
const administrator = await api.as(await given.anAdministrator())

const BOOK = { title: 'Κανονισμός εργασιών', inForceFrom: '2026-09-01' }
const PUBLISHED = { publishedAt: new Date('2026-03-01T09:00:00Z') }

async function aPlace() {
  const department = await given.aDepartment()
  return {
    department,
    instructor: await api.as(await given.anInstructor({ department })),
    student: await api.as(await given.aStudent({ department })),
  }
}

const draft = (body: object) => administrator.call('draftRulebook', { body: { ...BOOK, ...body } })
const read = async (rulebookId: number) =>
  (await administrator.call('getRulebook', { params: { rulebookId } })).body
const edit = (rulebookId: number, body: object, ifMatch?: string) =>
  administrator.call('editRulebook', {
    params: { rulebookId },
    body: { ...BOOK, ...body },
    ...(ifMatch && { headers: { 'if-match': ifMatch } }),
  })
const publish = (rulebookId: number) => administrator.call('publishRulebook', { params: { rulebookId } })

describe('draftRulebook', () => {
  it('begins with a preset, or with another book of the department', async () => {
    const { department } = await aPlace()
    const depID = department.id
    const { id } = (await draft({ depID, from: 'master' })).body
    expect(await read(id)).toMatchObject({
      ...BOOK,
      inForceFrom: { date: '2026-09-01 00:00:00.000000' },
      depID,
      programme: null,
      published: null,
      rules: PRESET_RULES.master,
    })
    const { id: second } = (await draft({ depID, from: id })).body
    expect((await read(second)).rules).toEqual(PRESET_RULES.master)
  })

  it('takes neither a book nor a programme of another department, and an administrator names one', async () => {
    const [here, there] = [await aPlace(), await aPlace()]
    const depID = here.department.id
    const book = await given.aRulebook(there)
    const programme = await given.aProgramme(there)
    expect((await draft({ depID, from: book.id })).error.fields).toHaveProperty('from')
    expect((await draft({ depID, from: 'usual', programmeID: programme.id })).error.fields).toHaveProperty(
      'programmeID',
    )
    expect((await draft({ from: 'usual' })).error.fields).toHaveProperty('depID')
    expect((await draft({ depID: 999_999, from: 'usual' })).error.fields).toHaveProperty('depID')
  })
})

describe('editRulebook', () => {
  it('keeps what is written, and a rule that is left out is as usual', async () => {
    const { id } = await given.aRulebook({ rules: PRESET_RULES.master })
    expect((await edit(id, { decisionRef: 'Γ.Σ. 12/2026', rules: { committee: { size: 3 } } })).status).toBe(
      200,
    )
    expect(await read(id)).toMatchObject({
      decisionRef: 'Γ.Σ. 12/2026',
      rules: { ...USUAL_RULES, committee: { ...USUAL_RULES.committee, size: 3 } },
      version: 2,
    })
  })

  it('names the rules that contradict each other', async () => {
    const { id } = await given.aRulebook()
    const { error } = await edit(id, { rules: { committee: { size: 2, minFaculty: 3 } } })
    expect(error).toMatchObject({ status: 400, fields: { minFaculty: expect.any(String) } })
  })

  it('names what is no rule, in the book and in a group', async () => {
    const { id } = await given.aRulebook()
    const rules = { comittee: {}, committee: { maxOutsiders: 1 } }
    expect((await edit(id, { rules })).error).toMatchObject({
      status: 400,
      fields: {
        comittee: 'Δεν υπάρχει πεδίο με αυτό το όνομα.',
        maxOutsiders: 'Δεν υπάρχει πεδίο με αυτό το όνομα.',
      },
    })
  })

  it('overwrites nothing that another has written since', async () => {
    const { id } = await given.aRulebook()
    expect((await edit(id, { rules: {} }, '"1"')).status).toBe(200)
    expect((await edit(id, { rules: {} }, '"1"')).error).toMatchObject({
      status: 412,
      code: 'version_conflict',
    })
  })

  it('changes nothing that is published, and the database refuses it too', async () => {
    const book = await given.aRulebook(PUBLISHED)
    expect((await edit(book.id, { rules: {} })).error).toMatchObject({
      status: 409,
      code: 'rulebook_in_force',
    })
    const change = (set: object) =>
      db.transaction((tx) => tx.update(rulebook).set(set).where(eq(rulebook.id, book.id)))
    const changes = [{ rules: PRESET_RULES.master }, { inForceFrom: '2025-01-01' }, { publishedAt: null }]
    for (const set of changes) {
      await expect(change(set)).rejects.toMatchObject({ cause: { constraint: 'rulebook_frozen' } })
    }
    await expect(change({ publishedById: null })).resolves.toBeDefined()
  })
})

describe('publishRulebook', () => {
  it('shows the book to the people of the department, who saw no draft', async () => {
    const { department, instructor, student } = await aPlace()
    const { id } = await given.aRulebook({ department })
    const [params, ofDepartment] = [{ rulebookId: id }, { depID: department.id }]
    const listed = async (client = student) =>
      (await client.call('listRulebooks', { params: ofDepartment })).body.map(({ rulebookID }) => rulebookID)
    expect((await student.call('getRulebook', { params })).status).toBe(404)
    expect(await listed()).toEqual([])
    expect((await publish(id)).status).toBe(200)
    expect((await student.call('getRulebook', { params })).body).toMatchObject({ rulebookID: id })
    expect(await listed()).toEqual([id])
    expect(await listed(instructor)).toEqual([id])
    const neighbour = (await aPlace()).student
    expect((await neighbour.call('getRulebook', { params })).status).toBe(404)
    expect((await neighbour.call('listRulebooks', { params: ofDepartment })).status).toBe(404)
  })

  it('happens once', async () => {
    const { id } = await given.aRulebook()
    expect((await publish(id)).status).toBe(200)
    expect((await publish(id)).error).toMatchObject({ status: 409, code: 'rulebook_in_force' })
  })

  it('refuses a second book of the same day, unless it is of a programme', async () => {
    const { department } = await aPlace()
    const programme = await given.aProgramme({ department })
    const [first, second, ofProgramme] = [
      await given.aRulebook({ department }),
      await given.aRulebook({ department }),
      await given.aRulebook({ department, programmeId: programme.id }),
    ]
    expect((await publish(first.id)).status).toBe(200)
    expect((await publish(second.id)).error).toMatchObject({ status: 409, code: 'rulebook_day_taken' })
    expect((await publish(ofProgramme.id)).status).toBe(200)
  })
})

describe('deleteRulebook', () => {
  it('takes a draft away and no published book', async () => {
    const remove = (rulebookId: number) => administrator.call('deleteRulebook', { params: { rulebookId } })
    const [{ id }, published] = [await given.aRulebook(), await given.aRulebook(PUBLISHED)]
    expect((await remove(id)).status).toBe(200)
    expect((await remove(id)).status).toBe(404)
    expect((await remove(published.id)).error).toMatchObject({ code: 'rulebook_in_force' })
  })
})

describe('programmes', () => {
  const PROGRAMME = { name: 'Προπτυχιακό', level: 'first', kind: 'integrated_master' }

  it('are written by an administrator and read by the department', async () => {
    const { department, student } = await aPlace()
    const depID = department.id
    const body = { ...PROGRAMME, depID, ects: 30 }
    const { id: programmeId } = (await administrator.call('createProgramme', { body })).body
    const second = await administrator.call('createProgramme', { body: { ...body, name: 'ΠΡΟΠΤΥΧΙΑΚΟ' } })
    expect(second.error.fields).toHaveProperty('name')
    const headers = { 'if-match': '"1"' }
    const change = { params: { programmeId }, body: { ...PROGRAMME, nameEn: 'Undergraduate' }, headers }
    expect((await administrator.call('editProgramme', change)).status).toBe(200)
    expect((await administrator.call('editProgramme', change)).error).toMatchObject({
      code: 'version_conflict',
    })
    expect((await student.call('listProgrammes')).body).toEqual([
      {
        programmeID: programmeId,
        depID,
        ...PROGRAMME,
        nameEn: 'Undergraduate',
        ects: null,
        courseCode: null,
        version: 2,
      },
    ])
    expect((await student.call('listProgrammes', { query: { depID: depID + 1 } })).status).toBe(404)
    expect((await administrator.call('listProgrammes')).error.fields).toHaveProperty('depID')
  })
})

describe('rehearseRulebook', () => {
  it('says what a decision would change for each thesis in progress, and changes none', async () => {
    const { department } = await aPlace()
    const instructor = await given.anInstructor({ department })
    const student = await given.aStudent({ department })
    const running = await given.aThesis({ instructor, student, startDate: '2026-02-01' })
    await given.aThesis({ instructor })
    await given.aThesis({ instructor, student: await given.aStudent({ department }), mark: 8 })
    const { id: rulebookId } = await given.aRulebook({ department, rules: PRESET_RULES.master })
    const { body } = await administrator.call('rehearseRulebook', { params: { rulebookId } })
    expect(body.theses).toMatchObject([
      {
        thesisID: running.id,
        student: { username: student.username },
        instructor: { username: instructor.username },
        rulebookID: null,
        changes: expect.arrayContaining([{ group: 'committee', key: 'size' }]),
        earliestExamination: {
          before: { date: '2026-03-10 00:00:00.000000' },
          after: { date: '2026-05-01 00:00:00.000000' },
        },
        membersLacking: 2,
      },
    ])
    expect(body.rulesToday).toEqual([{ rulebookID: null, rules: USUAL_RULES }])
    const bound = await db.execute(sql`select from thesis where rulebook_id is not null`)
    expect(bound.rows).toEqual([])
  })
})

describe('hard case 9: a book asks for a larger committee while 30 theses run under the one before', () => {
  it('binds none of them, and its rehearsal lists them all', async () => {
    const department = await given.aDepartment()
    const instructor = await given.anInstructor({ department })
    const rules = (size: 2 | 3) => ({ ...USUAL_RULES, committee: { ...USUAL_RULES.committee, size } })
    const before = await given.aRulebook({ department, rules: rules(2), ...PUBLISHED })
    const running: number[] = []
    for (let count = 0; count < 30; count += 1) {
      const student = await given.aStudent({ department })
      running.push((await given.aThesis({ instructor, student, rulebookId: before.id })).id)
    }
    const next = await given.aRulebook({ department, rules: rules(3), inForceFrom: '2027-02-01' })
    const { body } = await administrator.call('rehearseRulebook', { params: { rulebookId: next.id } })
    expect(body.theses.map(({ thesisID }) => thesisID).sort()).toEqual(running.sort())
    expect(body.rulesToday).toMatchObject([{ rulebookID: before.id, rules: { committee: { size: 2 } } }])
    for (const { rulebookID, changes, membersLacking } of body.theses) {
      expect({ rulebookID, changes, membersLacking }).toEqual({
        rulebookID: before.id,
        membersLacking: 2,
        changes: [expect.objectContaining({ group: 'committee', key: 'size' })],
      })
    }
    expect((await publish(next.id)).status).toBe(200)
    const bound = await db
      .selectDistinct({ id: thesis.rulebookId })
      .from(thesis)
      .where(inArray(thesis.id, running))
    expect(bound).toEqual([{ id: before.id }])
  })
})

describe('hard case 12: two tabs publish the same book', () => {
  it('publishes it once, and tells once', async () => {
    const department = await given.aDepartment()
    const instructor = await given.anInstructor({ department })
    const { id } = await given.aRulebook({ department })
    const answers = await Promise.all([publish(id), publish(id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const notices = await db.select().from(notice).where(eq(notice.accountId, instructor.id))
    expect(notices.map(({ kind }) => kind)).toEqual(['rulebook_published'])
  })
})
