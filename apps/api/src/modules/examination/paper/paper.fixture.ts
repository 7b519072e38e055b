import { USUAL_MARKING } from '@diatrivi/domain/department/rulebook/marking-rules'
import { PRESET_RULES } from '@diatrivi/domain/department/rulebook/presets'
import type { Rules } from '@diatrivi/domain/department/rulebook/rules'
import { expect } from 'vitest'
import { fullName } from '../../../platform/text/full-name.ts'
import { readPdf } from '../../../testing/read-pdf.ts'
import type { TestApi } from '../../../testing/test-api.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { aDepartmentWithPeople } from '../../view/thesis-view/people.fixture.ts'

/** A committee of three that marks the thesis as a whole. */
export const RULES = { ...PRESET_RULES.integrated_master, marking: USUAL_MARKING }

/** A department under rules, with its secretary and a thesis whose committee has accepted. */
export async function aDepartmentWithPapers(api: TestApi, { rules = RULES }: { rules?: Rules } = {}) {
  const { given, as } = api
  const people = await aDepartmentWithPeople(api)
  const { department, instructor, student } = people
  const secretary = await given.aSecretary({ department })
  const book = await given.aRulebook({
    department,
    rules,
    inForceFrom: '2025-09-01',
    publishedAt: api.clock.now(),
  })
  const members = [await people.another('instructor'), await people.another('instructor')]

  /** With its committee of three, in the order of their positions. */
  async function anAcceptedThesis(of: { id: number } = student) {
    const thesis = await given.aThesis({
      instructor,
      studentId: of.id,
      rulebookId: book.id,
      startDate: '2025-10-01',
    })
    const seats = [
      await given.aSeat({ thesis, person: instructor, position: 1, role: 'supervisor', state: 'accepted' }),
    ]
    for (const [at, { account }] of members.entries())
      seats.push(await given.aSeat({ thesis, person: account, position: at + 2, state: 'accepted' }))
    return { thesis, seats }
  }

  /** A thesis whose examination was held, with marks that make 8.5. */
  async function aMarkedThesis(of?: { id: number }) {
    const { thesis, seats } = await anAcceptedThesis(of)
    const examination = await given.anExamination({ thesis, state: 'held', heldAt: api.clock.now() })
    for (const [at, seat] of seats.entries()) {
      await given.aPresence(examination, seat)
      await given.aMemberMark({ examination, seat, parts: { whole: [850, 800, 850][at] ?? 0 } })
    }
    await given.anExaminationResult({ examination, exactNumerator: 2500, exactDenominator: 3 })
    return { thesis, seats, examination }
  }

  return {
    ...people,
    secretary,
    asSecretary: await as(secretary),
    members,
    anAcceptedThesis,
    aMarkedThesis,
  }
}

export const issue = (client: TestClient, kind: string, { id }: { id: number }) =>
  client.call('issuePaper', { body: { kind, thesisID: id } })

/** A paper about one member of the committee. */
export const issueFor = (client: TestClient, kind: string, { id }: { id: number }, seat: { id: number }) =>
  client.call('issuePaper', { body: { kind, thesisID: id, seatID: seat.id } })

/** The newest paper of a thesis, as its reader sees it. */
export async function newestPaper(client: TestClient, { id }: { id: number }) {
  const { body } = await client.call('listPapers', { params: { thesisId: id } })
  const [paper] = body.papers
  if (paper === undefined) throw new Error('The thesis has no paper.')
  return paper
}

/** All that stands on a PDF, without spaces, because lines are broken at them. */
export async function textOf(bytes: Uint8Array): Promise<string> {
  const { pages } = await readPdf(bytes)
  const texts = pages.flatMap(({ content, artifacts }) => [...content, ...artifacts])
  return texts
    .map(({ text }) => text)
    .join('')
    .replace(/\s/g, '')
}

/** What a thesis has, as its reader sees it. */
export const papersOf = async (client: TestClient, { id }: { id: number }) =>
  (await client.call('listPapers', { params: { thesisId: id } })).body

/** All that stands on a paper that was issued. */
export const printed = async (client: TestClient, paperId: number) =>
  textOf((await client.call('downloadPaper', { params: { paperId } })).bytes)

interface Named {
  firstName: string
  surname: string
}

export const nameOf = (person: Named) => fullName(person)

/** Without spaces, as the text of a PDF is compared. */
export const printedName = (person: Named) => nameOf(person).replace(/\s/g, '')

/** Why a paper is not issued yet. */
export const notReady = (missing: string) => ({
  status: 409,
  error: { code: 'paper_not_ready', facts: { missing } },
})

/** The member that was asked for is none that there can be such a paper of. */
export const WRONG_SEAT = { status: 400, error: { fields: { seatID: expect.any(String) } } }
