import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { MOST_FIRST, STUDENT_ORDERS } from '@diatrivi/domain/view/department-list/student-list'
import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'
import { anOffice, editRecord, RECORD } from '../../department/student-record/student-record.fixture.ts'

const api = await startTestApi()
const { given } = api

describe('GET /v1/secretary/students', () => {
  it('answers the students of the own department by surname, those without a record too', async () => {
    const { department, asSecretary } = await anOffice(api)
    const second = await given.aStudent({ department, surname: 'Ωραίου' })
    const first = await given.aStudent({ department, surname: 'Άνθη' })
    await given.aStudent({ surname: 'Αλλού' })
    await given.anInstructor({ department })
    await given.aStudent({ department, isActive: false, unconfirmedSince: api.clock.now() })
    await editRecord(asSecretary, second, { average: '7,85' })
    const { body } = await asSecretary.call('listStudents')
    expect(body.map(({ username }) => username)).toEqual([first.username, second.username])
    expect(body.map(({ record }) => record)).toEqual([
      null,
      {
        ...RECORD,
        average: '7.85',
        programme: null,
        asOf: expect.objectContaining({ timezone_type: 3 }),
        version: 1,
      },
    ])
  })

  it('is searched by the name and by the beginning of the registry number, in pages', async () => {
    const { department, asSecretary } = await anOffice(api)
    const one = await given.aStudent({ department, surname: 'Ξενάκη' })
    const other = await given.aStudent({ department, surname: 'Ψαρρού' })
    await editRecord(asSecretary, one, { registryNumber: '00771' })
    const found = async (query: Record<string, string | number>) => {
      const { body, headers } = await asSecretary.call('listStudents', { query: { page: 1, ...query } })
      return [body.map(({ username }) => username), headers['x-total-count']]
    }
    expect(await found({ search: 'ψαρρου' })).toEqual([[other.username], '1'])
    expect(await found({ search: '0077' })).toEqual([[one.username], '1'])
    expect(await found({ search: '771' })).toEqual([[], '0'])
    expect(await found({ page: 2, pageSize: 1 })).toEqual([[other.username], '2'])
  })

  it('orders by each number of the records, those without it last', async () => {
    const { department, asSecretary } = await anOffice(api)
    const [low, high] = [
      { registryNumber: '1', semester: 3, coursesPassed: 10, coursesOwed: 1, ects: 60, average: '6' },
      { registryNumber: '2', semester: 9, coursesPassed: 40, coursesOwed: 7, ects: 230, average: '8,5' },
    ]
    await given.aStudent({ department, surname: 'Α' })
    await editRecord(asSecretary, await given.aStudent({ department, surname: 'Β' }), high)
    await editRecord(asSecretary, await given.aStudent({ department, surname: 'Γ' }), low)
    for (const sort of STUDENT_ORDERS) {
      const { body } = await asSecretary.call('listStudents', { query: { sort } })
      const [first, second] = MOST_FIRST.includes(sort) ? ['Β', 'Γ'] : ['Γ', 'Β']
      const expected = sort === 'name' ? ['Α', 'Β', 'Γ'] : [first, second, 'Α']
      expect([sort, body.map(({ uSurname }) => uSurname)]).toEqual([sort, expected])
    }
  })

  it('says the thesis of each in the department, with its phase under a rule book, and is narrowed by it', async () => {
    const { department, asSecretary } = await anOffice(api)
    const instructor = await given.anInstructor({ department })
    const of = (surname: string) => given.aStudent({ department, surname })
    await of('Α')
    const elsewhere = await of('Ε')
    const [working, again, ended] = [await of('Β'), await of('Γ'), await of('Δ')]
    const marked = (endDate: IsoDate) => ({ mark: 8, endDate })
    const { id: rulebookId } = await given.aRulebook({ department })
    const open = await given.aThesis({ instructor, student: working, rulebookId })
    await given.aThesis({ instructor, student: again, ...marked('2025-02-07') })
    const second = await given.aThesis({ instructor, student: again })
    await given.aThesis({ instructor, student: ended, ...marked('2024-02-07') })
    const last = await given.aThesis({ instructor, student: ended, ...marked('2026-02-07') })
    await given.aThesis({ instructor: await given.anInstructor(), student: elsewhere })
    const listed = async (query = {}) => {
      const { body, headers } = await asSecretary.call('listStudents', { query: { page: 1, ...query } })
      return {
        total: headers['x-total-count'],
        theses: body.map(({ uSurname, thesis }) => [uSurname, thesis]),
      }
    }
    const thesisOf = ({ id, title }: { id: number; title: string }, facts: object) => ({
      thesisID: id,
      thesisTitle: title,
      ...facts,
    })
    const [a, b, c, d, e] = [
      ['Α', null],
      ['Β', thesisOf(open, { state: 'inProgress', processPhase: 'inWork' })],
      ['Γ', thesisOf(second, { state: 'inProgress', processPhase: null })],
      ['Δ', thesisOf(last, { state: 'ended', processPhase: null })],
      ['Ε', null],
    ]
    expect(await listed()).toEqual({ total: '5', theses: [a, b, c, d, e] })
    expect(await listed({ thesis: 'none' })).toEqual({ total: '2', theses: [a, e] })
    expect(await listed({ thesis: 'inProgress' })).toEqual({ total: '2', theses: [b, c] })
    expect(await listed({ thesis: 'ended' })).toEqual({ total: '1', theses: [d] })
    expect((await asSecretary.call('listStudents', { query: { thesis: 'lost' } })).status).toBe(400)
  })
})
