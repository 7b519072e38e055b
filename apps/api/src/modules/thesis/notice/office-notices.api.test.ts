import { PRESET_RULES } from '@diatrivi/domain/department/rulebook/presets'
import { describe, expect, it } from 'vitest'
import { aPicture } from '../../../testing/sample-files.ts'
import { startTestApi } from '../../../testing/test-api.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { examinationScenes } from '../../examination/examination/examination.fixture.ts'
import { aDepartmentWithPapers } from '../../examination/paper/paper.fixture.ts'

// 10 March 2026
const api = await startTestApi()
const { given } = api
const { anExaminedThesis, planned, plan } = examinationScenes(api)

const kindsOf = async (client: TestClient) =>
  (await client.call('listNotices', { query: {} })).body.map(({ kind }) => kind)

describe('the office of a department', () => {
  it('is notified of the examinations of its theses, and who acted is not', async () => {
    const scene = await anExaminedThesis()
    const colleague = await api.as(await given.aSecretary({ department: scene.department }))
    const elsewhere = await api.as(await given.aSecretary())
    const its = await planned(scene)
    await scene.asSecretary.call('cancelExamination', { ...its, body: { reason: 'Απεργία' } })
    expect(await kindsOf(colleague)).toEqual(['exam_cancelled', 'exam_planned'])
    expect(await kindsOf(scene.asSecretary)).toEqual(['exam_planned'])
    expect(await kindsOf(elsewhere)).toEqual([])
  })

  it('is notified of nothing that was refused', async () => {
    const scene = await anExaminedThesis()
    await planned(scene)
    await plan(scene.asInstructor, scene)
    expect(await kindsOf(scene.asSecretary)).toEqual(['exam_planned'])
  })

  it('is notified of members who leave, with the reason', async () => {
    const scene = await anExaminedThesis()
    const [, seat] = scene.seats
    await scene.first.client.call('leaveSeat', {
      params: { seatId: seat?.id ?? 0 },
      body: { reason: 'Εκπαιδευτική άδεια' },
    })
    const { body } = await scene.asSecretary.call('listNotices', { query: {} })
    expect(body).toMatchObject([{ kind: 'seat_left', facts: { reason: 'Εκπαιδευτική άδεια' } }])
  })

  it('gets its mails once a day, unless a secretary chooses otherwise', async () => {
    const scene = await anExaminedThesis()
    const eager = await given.aSecretary({ department: scene.department })
    const asEager = await api.as(eager)
    const { body } = await scene.asSecretary.call('getNoticeSettings', {})
    expect(body.settings.map(({ kind, delivery }) => [kind, delivery])).toEqual(
      [
        'seat_left',
        'committee_complete',
        'exam_planned',
        'exam_moved',
        'exam_announced',
        'exam_cancelled',
        'paper_signed',
        'paper_outdated',
        'result_opened',
      ].map((kind) => [kind, 'daily_digest']),
    )
    await asEager.call('setNoticeSettings', {
      body: { settings: [{ kind: 'exam_planned', delivery: 'at_once' }] },
    })
    await planned(scene)
    const { subject } = await api.mailbox.newestTo(eager.email)
    expect(subject).toContain(scene.thesis.title)
  })

  it('is notified of a signed paper from any person', async () => {
    const { asInstructor, asSecretary, aMarkedThesis } = await aDepartmentWithPapers(api)
    const { thesis } = await aMarkedThesis()
    const { body } = await asSecretary.call('issuePaper', { body: { kind: 'minutes', thesisID: thesis.id } })
    await asInstructor.call('returnPaper', {
      params: { paperId: body.paperID },
      body: { how: 'photo' },
      file: { name: 'page.jpg', bytes: await aPicture('jpeg') },
    })
    expect(await kindsOf(asSecretary)).toEqual(['paper_signed'])
  })
})

it('the instructors of a department are notified of a rule book that is published, and no others', async () => {
  const department = await given.aDepartment()
  const [asInstructor, elsewhere] = [
    await api.as(await given.anInstructor({ department })),
    await api.as(await given.anInstructor()),
  ]
  const asSecretary = await api.as(await given.aSecretary({ department }))
  const book = await given.aRulebook({ department, rules: PRESET_RULES.master })
  await asSecretary.call('publishRulebook', { params: { rulebookId: book.id } })
  const { body } = await asInstructor.call('listNotices', { query: {} })
  expect(body).toMatchObject([
    {
      kind: 'rulebook_published',
      thesisID: null,
      facts: { rulebookId: book.id, rulebookTitle: book.title, day: '2026-09-01' },
    },
  ])
  expect(await kindsOf(elsewhere)).toEqual([])
})
