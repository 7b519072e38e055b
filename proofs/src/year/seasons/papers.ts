import { pdfFile } from '@diatrivi/api/testing/sample-files'
import { addDays } from '@diatrivi/domain/shared/dates'
import { type Season, workday } from '../calendar.ts'
import type { Person } from '../people.ts'
import type { Life } from '../thesis.ts'
import { act, BrokenYear, happened, type World } from '../world.ts'

const SCAN = pdfFile('scan')
/** A page as a telephone takes it. */
const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
const SCANNED_PERCENT = 10
const AT_ONCE = 50

/** The student's application, once the topic is accepted. */
export async function apply(world: World, { student, thesisId }: Life): Promise<void> {
  await act(world, student, 'issuePaper', { body: { kind: 'application', thesisID: thesisId } })
  happened(world, 'an application was issued')
}

/** Each Friday the office issues what is due, and brings home what came back signed. */
export async function* paperwork(world: World): Season {
  for (;;) {
    yield workday(addDays(world.calendar.today, 7))
    const office = world.random.pick(world.secretaries)
    const minutes = await issueMinutes(world, office)
    const certificates = await issueCertificates(world, office)
    for (const paperId of [...minutes, ...certificates]) await bringHome(world, office, paperId)
  }
}

async function issueMinutes(world: World, office: Person): Promise<number[]> {
  const query = { page: '1', pageSize: String(AT_ONCE) }
  const due = await act(world, office, 'listMinutesDue', { query })
  return issue(
    world,
    office,
    'minutes',
    due.map(({ thesisID }) => thesisID),
  )
}

const certified = new WeakSet<Life>()

function issueCertificates(world: World, office: Person): Promise<number[]> {
  const finished = world.lives.filter((life) => life.ending === 'finished' && !certified.has(life))
  const batch = finished.slice(0, AT_ONCE)
  for (const life of batch) certified.add(life)
  return issue(
    world,
    office,
    'completion',
    batch.map(({ thesisId }) => thesisId),
  )
}

async function issue(
  world: World,
  office: Person,
  kind: 'minutes' | 'completion',
  theses: readonly number[],
): Promise<number[]> {
  if (theses.length === 0) return []
  const results = await act(world, office, 'issuePapers', { body: { kind, theses: [...theses] } })
  return results.map(({ thesisID, paper, refusal }) => {
    if (paper === null) throw new BrokenYear(`No ${kind} for thesis ${thesisID}: ${refusal?.message}`)
    happened(world, kind === 'minutes' ? 'minutes were issued' : 'a certificate was issued')
    return paper.paperID
  })
}

async function bringHome(world: World, office: Person, paperId: number): Promise<void> {
  const isScanned = world.random.percent(SCANNED_PERCENT)
  const file = isScanned
    ? new File([new Uint8Array(SCAN)], 'Υπογεγραμμένο.pdf')
    : new File([new Uint8Array(PHOTO)], 'Υπογεγραμμένο.png')
  const how = isScanned ? 'scan' : 'photo'
  await act(world, office, 'returnPaper', { params: { paperId }, body: { how }, file })
  const body = { number: `${world.calendar.today.slice(0, 4)}/${paperId}`, date: world.calendar.today }
  await act(world, office, 'setPaperProtocol', { params: { paperId }, body })
  happened(world, 'a paper came back signed')
}
