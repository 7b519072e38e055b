// @vitest-environment node
import { toWireDay } from '@diatrivi/contract/wire-dates'
import { describe, expect, it } from 'vitest'
import { aKnownCatalogue, catalogueApiOf, FINISHED, type KnownCatalogue } from './catalogue.fixture.ts'
import { CataloguePlace } from './catalogue-place.ts'
import { harvestAnswer } from './harvest.ts'

const PLACE = new CataloguePlace('https://uni.gr', 'el')
const FACTS = { adminEmail: 'library@uni.gr', now: new Date('2026-06-24T09:00:00.123Z') }

async function answerTo(query: string, known: KnownCatalogue = aKnownCatalogue()): Promise<string> {
  const answer = await harvestAnswer(PLACE, catalogueApiOf(known), 3, new URLSearchParams(query), FACTS)
  return answer ?? 'none'
}

/** Theses of as many days, one a day, from the first of January 2025 on. */
function thesesOf(days: number): KnownCatalogue {
  const dayAfter = (day: number) => new Date(Date.UTC(2025, 0, 1 + day)).toISOString().slice(0, 10)
  const finished = Array.from({ length: days }, (_, day) => ({
    ...FINISHED,
    thesisID: day + 1,
    updatedAt: toWireDay(dayAfter(day)),
  }))
  return { ...aKnownCatalogue(), finished: finished.toReversed() }
}

const idsIn = (answer: string) =>
  [...answer.matchAll(/thesis\/(\d+)<\/identifier>/g)].map(([, id]) => Number(id))

it('introduces the department', async () => {
  const answer = await answerTo('verb=Identify')
  for (const fact of [
    '<responseDate>2026-06-24T09:00:00Z</responseDate>',
    '<request verb="Identify">https://uni.gr/public/department/3/oai</request>',
    '<repositoryName>Τμήμα Πληροφορικής, Πανεπιστήμιο Πατρών</repositoryName>',
    '<adminEmail>library@uni.gr</adminEmail>',
    '<earliestDatestamp>2025-07-01</earliestDatestamp>',
  ])
    expect(answer).toContain(fact)
})

it('gives a thesis in Dublin Core, escaped', async () => {
  const answer = await answerTo('verb=GetRecord&identifier=oai:uni.gr:thesis/9&metadataPrefix=oai_dc')
  for (const fact of [
    '<dc:title xml:lang="el">Χρονοδρομολόγηση &amp; &lt;ουρές&gt;</dc:title>',
    '<dc:title xml:lang="en">Scheduling</dc:title>',
    '<dc:creator>Μ. Α.</dc:creator>',
    '<dc:contributor>Ελένη Παππά</dc:contributor>',
    '<dc:subject>θεωρία γράφων</dc:subject>',
    '<dc:date>2025</dc:date>',
    '<dc:identifier>https://uni.gr/public/thesis/9/read</dc:identifier>',
  ])
    expect(answer).toContain(fact)
})

it('gives no person whom the catalogue does not name', async () => {
  const known = { ...aKnownCatalogue(), finished: [{ ...FINISHED, student: null, instructor: null }] }
  const answer = await answerTo('verb=ListRecords&metadataPrefix=oai_dc', known)
  expect(answer).not.toMatch(/dc:creator|dc:contributor/)
})

it('gives long lists in parts of a hundred, each thesis once, the latest changes last', async () => {
  const known = thesesOf(250)
  const ids: number[] = []
  let next: string | undefined = 'metadataPrefix=oai_dc'
  for (let part = 0; next !== undefined; part += 1) {
    const answer: string = await answerTo(`verb=ListIdentifiers&${next}`, known)
    ids.push(...idsIn(answer))
    const [, size, cursor, token] =
      /<resumptionToken completeListSize="(\d+)" cursor="(\d+)">([^<]*)</.exec(answer) ?? []
    expect([size, cursor]).toEqual(['250', String(part * 100)])
    next = token ? `resumptionToken=${token}` : undefined
  }
  expect(ids).toEqual(Array.from({ length: 250 }, (_, place) => place + 1))
})

it.each([
  ['from=2025-01-09', [9, 10]],
  ['until=2025-01-02', [1, 2]],
  ['from=2025-01-04&until=2025-01-05', [4, 5]],
])('gives what was changed in the days that are asked for: %s', async (days, ids) => {
  const answer = await answerTo(`verb=ListRecords&metadataPrefix=oai_dc&${days}`, thesesOf(10))
  expect(idsIn(answer)).toEqual(ids)
  expect(answer).not.toContain('resumptionToken')
})

describe('what is asked wrongly is answered with the error of the protocol', () => {
  it.each([
    ['', 'badVerb'],
    ['verb=Delete', 'badVerb'],
    ['verb=toString', 'badVerb'],
    ['verb=Identify&verb=Identify', 'badVerb'],
    ['verb=Identify&set=a', 'badArgument'],
    ['verb=ListRecords', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=oai_dc&from=2025', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=oai_dc&from=2025-13-01', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=oai_dc&from=2025-02-01&until=2025-01-01', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=oai_dc&metadataPrefix=oai_dc', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=oai_dc&resumptionToken=__0', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=marc', 'cannotDisseminateFormat'],
    ['verb=ListRecords&metadataPrefix=oai_dc&from=2030-01-01', 'noRecordsMatch'],
    ['verb=ListRecords&metadataPrefix=oai_dc&set=a', 'noSetHierarchy'],
    ['verb=ListRecords&resumptionToken=what', 'badResumptionToken'],
    ['verb=ListRecords&resumptionToken=__100', 'badResumptionToken'],
    ['verb=ListSets', 'noSetHierarchy'],
    ['verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:uni.gr:thesis/8', 'idDoesNotExist'],
    ['verb=ListMetadataFormats&identifier=oai:uni.gr:thesis/8', 'idDoesNotExist'],
  ])('%s: %s', async (query, code) => {
    const answer = await answerTo(query)
    expect(answer).toContain(`<error code="${code}">`)
    const isRepeated = code !== 'badVerb' && code !== 'badArgument'
    expect(answer.includes('<request verb=')).toBe(isRepeated)
  })
})

it('gives nothing of a department that does not want it, nor of a programme', async () => {
  const known = aKnownCatalogue()
  expect(
    await answerTo('verb=Identify', { ...known, department: { ...known.department, isHarvested: false } }),
  ).toBe('none')
  const finished = [{ ...FINISHED, isHarvested: false }]
  expect(await answerTo('verb=ListRecords&metadataPrefix=oai_dc', { ...known, finished })).toContain(
    'noRecordsMatch',
  )
})
