import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'
import { aDepartmentWithPeople } from './people.fixture.ts'

const api = await startTestApi()
const { given } = api
const telemetry = await given.aKeyword('τηλεμετρία')

const OWN_LISTS = [
  ['listThesesInProgress', {}],
  ['listThesesWithoutList', {}],
  ['listEndedTheses', { mark: 8 }],
] as const

/** A topic with something to be found in each place. */
async function aTopic() {
  const people = await aDepartmentWithPeople(api)
  const instructor = await given.anInstructor({
    department: people.department,
    firstName: 'Άννα',
    surname: 'Καρρά',
  })
  const thesis = await given.aThesis({
    instructor,
    title: 'Ευφυή δίκτυα',
    description: '<p>Μέτρηση</p><p>σε <strong>αισθη</strong>τήρες &amp; ρομπότ</p>',
  })
  await given.aKeywordOf(thesis, telemetry)
  const ofColleague = await given.aThesis({
    instructor: people.instructor,
    title: 'Ιστορία',
    description: '',
  })
  const found = async (search: string) => {
    const { body } = await people.asStudent.call('listOpenTheses', { query: { search } })
    return body.map(({ thesisID }) => (thesisID === thesis.id ? 'topic' : 'other'))
  }
  return { ...people, instructor, thesis, ofColleague, found }
}

describe('the search of the open theses', () => {
  it('finds each word in the title, the text, a keyword or the name of the supervisor', async () => {
    const { found } = await aTopic()
    expect(await found('')).toEqual(['other', 'topic'])
    for (const search of [
      'ΔΙΚΤΥΑ',
      'αισθητηρεσ',
      'τηλεμ',
      'καρρα',
      'Άννα Καρρά',
      'καρρα δικτυα αισθητ τηλεμετρια',
      '&',
      'ρο',
    ]) {
      expect([search, await found(search)]).toEqual([search, ['topic']])
    }
    for (const search of ['δικτυα ιστορια', 'strong', 'amp', 'μέτρησησε', '%', '_']) {
      expect([search, await found(search)]).toEqual([search, []])
    }
  })

  /** Titles as word processors and PDFs write them, and in plain letters. */
  const SPELLINGS = [
    ['Classi\ufb01cation of signals', 'Classification of signals'],
    ['Βα\u00adθιά μη\u00adχα\u00adνική μάθηση', 'Βαθιά μηχανική μάθηση'],
    ['COVID\u201119 και αγορές', 'COVID-19 και αγορές'],
    ['Πάχος 10 \u00b5m', 'Πάχος 10 μm'],
    ['Κλάσμα ½ της ροής', 'Κλάσμα 1/2 της ροής'],
    ['Μεταφορά CO₂ σε 5 m²', 'Μεταφορά CO2 σε 5 m2'],
    ['Ροή\u200bδεδομένων', 'Ροήδεδομένων'],
    ['Απ’ όλα τα μέτρα', "Απ' όλα τα μέτρα"],
  ] as const

  it.each(SPELLINGS)('finds «%s» by «%s», and the other way round', async (written, plain) => {
    const { department, asStudent } = await aDepartmentWithPeople(api)
    const instructor = await given.anInstructor({ department })
    const keyword = await given.aKeyword(plain.toLowerCase())
    const theses = [
      await given.aThesis({ instructor, title: written, description: '' }),
      await given.aThesis({ instructor, title: plain, description: '' }),
      await given.aThesis({ instructor, title: 'Θέμα', description: `<p>${written}</p>` }),
      await given.aThesis({ instructor, title: 'Θέμα', description: `<p>${plain}</p>` }),
    ]
    const byKeyword = await given.aThesis({ instructor, title: 'Θέμα', description: '' })
    await given.aKeywordOf(byKeyword, keyword)
    theses.push(byKeyword)
    for (const search of [written, plain]) {
      const { body } = await asStudent.call('listOpenTheses', { query: { search } })
      expect(body.map(({ thesisID }) => thesisID).sort()).toEqual(theses.map(({ id }) => id).sort())
    }
  })

  it('finds a short keyword from either keyboard, and no part of a word by the look of its letters', async () => {
    const { department, asStudent } = await aDepartmentWithPeople(api)
    const instructor = await given.anInstructor({ department })
    const thesis = await given.aThesis({ instructor, title: 'Ταχύτητα', description: '' })
    await given.aKeywordOf(thesis, await given.aKeyword('hpc'))
    await given.aKeywordOf(thesis, await given.aKeyword('min'))
    const found = async (search: string) =>
      (await asStudent.call('listOpenTheses', { query: { search } })).body.length
    expect([await found('ΜΙΝ'), await found('MIN'), await found('tax')]).toEqual([1, 1, 0])
  })

  it('does not find an instructor by a student, nor by any other person', async () => {
    const { thesis, found, department, another } = await aTopic()
    const rival = await given.aStudent({ department, firstName: 'Ζηνοβία', surname: 'Ξανθού' })
    await given.anInterest({ thesis, student: rival })
    const { account } = await another('instructor')
    expect(await found('ξανθου')).toEqual([])
    expect(await found(account.surname)).not.toContain('topic')
  })

  it('holds together with the other filters, and takes at most a whole title', async () => {
    const { asStudent, found } = await aTopic()
    const query = { search: 'δικτυα', assignType: 'onDeadline', page: 1 }
    const { body, headers } = await asStudent.call('listOpenTheses', { query })
    expect([body, headers['x-total-count']]).toEqual([[], '0'])
    expect(await found('δίκτυα'.padEnd(255))).toEqual(['topic'])
    expect(await asStudent.call('listOpenTheses', { query: { search: 'α'.repeat(256) } })).toMatchObject({
      status: 400,
      error: { fields: { search: expect.any(String) } },
    })
  })
})

describe('the search of own theses', () => {
  it.each(OWN_LISTS)('%s finds them by the student, and by nobody else', async (name, values) => {
    const department = await given.aDepartment()
    const instructor = await given.anInstructor({ department, surname: 'Καρρά' })
    const asInstructor = await api.as(instructor)
    const student = await given.aStudent({ department, firstName: 'Ζηνοβία', surname: 'Ξανθού' })
    const rival = await given.aStudent({ department, firstName: 'Χλόη', surname: 'Ψαρρού' })
    const thesis = await given.aThesis({ instructor, student, ...values })
    await given.aThesis({ instructor, student: await given.aStudent({ department }), ...values })
    await given.anInterest({ thesis, student: rival })
    // A thesis of a colleague, whose students are no concern of this instructor.
    await given.aThesis({ student: await given.aStudent({ surname: 'Ξανθού' }), ...values })
    const found = async (search: string) =>
      (await asInstructor.call(name, { query: { search } })).body.map(({ thesisID }) => thesisID)
    expect(await found('ΞΑΝΘΟΥ ζηνοβια')).toEqual([thesis.id])
    expect(await found('ψαρρου')).toEqual([])
    expect(await found('καρρα')).toEqual([])
  })

  it('narrows the topics that nobody has, and the counts', async () => {
    const { asInstructor, instructor, department } = await aDepartmentWithPeople(api)
    const student = await given.aStudent({ department, surname: 'Ξανθού' })
    await given.aThesis({ instructor, student })
    const topic = await given.aThesis({ instructor, description: '<p>Ξανθού και Ψαρρού</p>' })
    await given.aThesis({ instructor })
    const { body } = await asInstructor.call('listUngivenTheses', { query: { search: 'ξανθου' } })
    expect(body.map(({ thesisID }) => thesisID)).toEqual([topic.id])
    const counts = await asInstructor.call('countTheses', { query: { search: 'ξανθου' } })
    expect(counts.body).toMatchObject({ ungiven: 1, inProgress: 1, ended: 0 })
  })
})
