import { foldedWords } from '@diatrivi/domain/shared/search-text'
import { nearestFirst } from '@diatrivi/domain/view/search/search'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'
import { account } from '../../people/account/tables.ts'
import { findInstructors } from './search.queries.ts'

const api = await startTestApi()
const { given, db, clock } = api

type Person = Parameters<typeof api.as>[0]

/** What the person finds, by names alone. */
async function found(person: Person, text: string) {
  const { body } = await (await api.as(person)).call('search', { query: { text } })
  return {
    theses: body.theses.map(({ thesisTitle }) => thesisTitle),
    lists: body.todoLists.map(({ doListTitle }) => doListTitle),
    people: body.people.map(({ uSurname }) => uSurname),
  }
}

const NOTHING = { theses: [], lists: [], people: [] }
const YESTERDAY = '2026-03-09' as const

describe('GET /v1/search', () => {
  it('is for those who are signed in: 401', async () => {
    expect(await api.anonymous.call('search', { query: { text: 'α' } })).toMatchObject({ status: 401 })
  })

  it('wants a text, and not too long a one: 400', async () => {
    const client = await api.as(await given.aStudent())
    for (const query of [undefined, { text: '' }, { text: '  ' }, { text: 'α'.repeat(101) }]) {
      const { error } = await client.call('search', query && { query })
      expect(error).toMatchObject({ code: 'validation', fields: { text: expect.any(String) } })
    }
  })

  it('finds for an instructor the own theses and lists in every state, and no one of a colleague', async () => {
    const instructor = await given.anInstructor()
    const colleague = await given.anInstructor()
    const word = 'Νεφέλωμα'
    const ended = { student: await given.aStudent(), mark: 9, endDate: YESTERDAY }
    await given.aThesis({ instructor, title: `${word} ιδιωτικό`, publicByInstructor: false })
    await given.aThesis({ instructor, title: `${word} ολοκληρωμένο`, ...ended })
    const thesis = await given.aThesis({ instructor, title: 'Άλλο' })
    await given.aThesis({ instructor: colleague, title: `${word} συναδέλφου`, publicByInstructor: false })
    await given.aThesis({ instructor: colleague, title: `${word} συναδέλφου, δημόσιο` })
    await given.aTodoList({ thesis, title: `Βήματα: ${word}` })
    await given.aTodoList({ instructor, title: `${word}, πρότυπη` })
    await given.aTodoList({ instructor, title: `${word}, παλιά`, archivedAt: clock.now() })
    await given.aTodoList({ instructor: colleague, title: `${word} συναδέλφου` })
    expect(await found(instructor, 'ΝΕΦΕΛΩΜΑ')).toEqual({
      theses: [`${word} ιδιωτικό`, `${word} ολοκληρωμένο`],
      lists: [`${word}, πρότυπη`, `Βήματα: ${word}`],
      people: [],
    })
    const { body } = await (await api.as(instructor)).call('search', { query: { text: 'βηματα νεφ' } })
    expect(body.todoLists).toMatchObject([{ doListTitle: `Βήματα: ${word}`, thesisTitle: 'Άλλο' }])
  })

  it('finds a thesis by its title in English', async () => {
    const instructor = await given.anInstructor()
    const titles = { title: 'Σμήνη αστέρων', titleEnglish: 'Globular clusters' }
    await given.aThesis({ instructor, ...titles })
    await given.aThesis({ instructor, title: 'Άλλο', titleEnglish: null })
    const { body } = await (await api.as(instructor)).call('search', { query: { text: 'cluster glob' } })
    expect(body.theses).toMatchObject([{ thesisTitle: titles.title, titleEn: titles.titleEnglish }])
  })

  it('finds for a student the open theses of the institution, the own one and those of the own interests', async () => {
    const department = await given.aDepartment()
    const student = await given.aStudent({ department })
    const instructor = await given.anInstructor({ department })
    const title = (name: string) => ({ instructor, title: `Κύματα ${name}` })
    await given.aThesis(title('ανοιχτά'))
    await given.aThesis({ ...title('δικά μου'), student, publicByInstructor: false })
    const declared = await given.aThesis({ ...title('που ζήτησα'), publicByInstructor: false })
    await given.anInterest({ thesis: declared, student })
    await given.aThesis({ ...title('ιδιωτικά'), publicByInstructor: false })
    await given.aThesis({ ...title('με προθεσμία'), interestDeadline: YESTERDAY })
    await given.aThesis({ ...title('άλλου'), student: await given.aStudent(), publicByStudent: true })
    await given.aThesis({ instructor: await given.anInstructor(), title: 'Κύματα αλλού' })
    await given.aTodoList({ thesis: declared, title: 'Κύματα, βήματα' })
    expect(await found(student, 'κυματα')).toEqual({
      theses: ['Κύματα ανοιχτά', 'Κύματα δικά μου', 'Κύματα που ζήτησα'],
      lists: [],
      people: [],
    })
  })

  it('finds the people whose profile the caller may open', async () => {
    const instructor = await given.anInstructor({ surname: 'Ζερβός-Α' })
    const interested = await given.aStudent({ surname: 'Ζερβός-Β' })
    const working = await given.aStudent({ surname: 'Ζερβός-Γ' })
    const stranger = await given.aStudent({ surname: 'Ζερβός-Δ' })
    await given.anInstructor({ surname: 'Ζερβός-Ε', isPublic: false })
    await given.anAdministrator({ surname: 'Ζερβός-Ζ' })
    await given.anInterest({ thesis: await given.aThesis({ instructor }), student: interested })
    await given.aThesis({ instructor, student: working })

    const people = async (person: Person) => (await found(person, 'ζερβοσ')).people
    expect(await people(instructor)).toEqual(['Ζερβός-Α', 'Ζερβός-Β', 'Ζερβός-Γ'])
    expect(await people(await given.anInstructor())).toEqual(['Ζερβός-Α'])
    expect(await people(stranger)).toEqual(['Ζερβός-Α'])
    expect(await people(await given.anAdministrator())).toEqual(['Ζερβός-Α', 'Ζερβός-Ε'])
  })

  it('finds no one by address or username, and says neither address of those who are found', async () => {
    const instructor = await given.anInstructor()
    const student = await given.aStudent({ surname: 'Ηλιάδη', email: 'kryfo@example.org', username: 'kryfo' })
    await given.aThesis({ instructor, student })
    for (const reader of [instructor, await given.anAdministrator()]) {
      expect(await found(reader, 'kryfo')).toEqual(NOTHING)
    }
    const { text } = await (await api.as(instructor)).call('search', { query: { text: 'ηλιαδη' } })
    expect(text).toContain('Ηλιάδη')
    expect(text).not.toContain('example.org')
  })

  it('finds for an administrator the theses of all', async () => {
    await given.aThesis({ title: 'Θησαυρός ιδιωτικός', publicByInstructor: false })
    expect(await found(await given.anAdministrator(), 'θησαυρ')).toEqual({
      ...NOTHING,
      theses: ['Θησαυρός ιδιωτικός'],
    })
  })

  it.each(['παραθυρ', 'παρ θυρ', '(παρ', '100%', 'παρ_', '\\', '[α-ω]', '. *', '«παρ', 'ρα'])(
    'orders what is found for %j as the domain does',
    async (text) => {
      const titles = [
        'Παράθυρα (2)',
        'Νέα παράθυρα',
        'Ευ-παράθυρα',
        'Ημιπαράθυρα',
        '(παράθυρα)',
        '«Παράθυρα» 100%',
        'Η θύρα παρά',
        'παρ_άθυρα \\ [α-ω] . *',
      ]
      const instructor = await given.anInstructor()
      for (const title of titles) await given.aThesis({ instructor, title })
      const { theses } = await found(instructor, text)
      expect(theses).toEqual(nearestFirst(titles, (title) => title, foldedWords(text)))
    },
  )
})

describe('a name among many people', () => {
  it('is looked for in the index of the instructors, and no student is read', async () => {
    const { departmentId } = await given.aStudent()
    const plan = await db.transaction(async (tx) => {
      await tx.execute(sql`
        insert into ${account} (username, first_name, surname, email, role, department_id)
        select 'many' || number, 'Όνομα', md5(number::text), 'many' || number || '@example.org',
          case when number % 10 = 0 then 'instructor' else 'student' end, ${departmentId}
        from generate_series(1, 5000) as number
      `)
      await tx.execute(sql`select gin_clean_pending_list('account_instructor_name_letters')`)
      await tx.execute(sql`analyze ${account}`)
      const query = findInstructors(tx, foldedWords('Ανδρεάδου'), { publicOnly: true })
      const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(sql`explain ${query}`)
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    })
    expect(plan).toContain('Bitmap Index Scan on account_instructor_name_letters')
    expect(plan).not.toContain('Seq Scan on account')
  })
})
