import { type Call, NOTHING } from './actions.ts'
import type { Person } from './department.ts'
import {
  type ExaminationScene,
  furnishExaminations,
  MARKS_OF,
  type PaperBoard,
  papersBefore,
} from './examination-scene.ts'
import type { Random } from './random.ts'
import type { Chosen as ChosenOf, Happened, Play } from './waves.ts'

const ACTIONS = [
  'draft',
  'seal',
  'seal',
  'seal',
  'read',
  'read',
  'issueApplication',
  'issueMinutes',
  'voidPaper',
] as const
type ExaminationAction = (typeof ACTIONS)[number]

type Chosen = ChosenOf<ExaminationScene, PaperBoard>

/** Random actions of committees after their examinations, of their students and of the office. */
const CALLS: Record<ExaminationAction, (chosen: Chosen) => Call> = {
  draft: (chosen) => marking(chosen, { seal: false }),
  seal: (chosen) => marking(chosen, { seal: true }),
  read: ({ scene, random }) => ({
    who: random.pick([...scene.examiners, ...scene.students, scene.secretary]),
    name: 'getProcess',
    params: { thesisId: random.pick(scene.theses).thesisId },
  }),
  issueApplication: (chosen) => issuing(chosen, 'application'),
  issueMinutes: (chosen) => issuing(chosen, 'minutes'),
  voidPaper: ({ scene, board }) => ({
    who: scene.secretary,
    name: 'voidPaper',
    params: { paperId: board.paperId ?? NOTHING },
    body: { reason: 'Λάθος στοιχεία' },
  }),
}

function marking({ scene, random }: Chosen, { seal }: { seal: boolean }): Call {
  const place = random.below(scene.examiners.length)
  return {
    who: examinerAt(scene, place),
    name: 'saveMemberMark',
    params: { examinationId: random.pick(scene.theses).examinationId },
    body: { parts: [{ key: 'whole', mark: random.pick(MARKS_OF[place] ?? []) }], seal },
  }
}

function issuing({ scene, random }: Chosen, kind: 'application' | 'minutes'): Call {
  return {
    who: issuerOf(scene, random),
    name: 'issuePaper',
    params: {},
    body: { kind, thesisID: random.pick(scene.theses).thesisId },
  }
}

const issuerOf = (scene: ExaminationScene, random: Random) =>
  random.percent(50) ? scene.secretary : examinerAt(scene, 0)

function examinerAt({ examiners }: ExaminationScene, place: number): Person {
  const examiner = examiners[place]
  if (examiner === undefined) throw new RangeError('there are three examiners')
  return examiner
}

/** No member is shown a mark of another before the opening. */
function betrayals(
  { call, outcome }: Happened<ExaminationAction>,
  { examiners }: ExaminationScene,
): string[] {
  if (call.name !== 'getProcess' || outcome.code !== null) return []
  const { result } = outcome.body as { result: unknown }
  if (result !== null) return []
  const place = examiners.findIndex(({ id }) => id === call.who.id)
  const answered = JSON.stringify(outcome.body)
  return MARKS_OF.flatMap((marks, whose) =>
    whose === place ? [] : marks.filter((mark) => answered.includes(`"${mark}"`)),
  ).map((mark) => `getProcess answered ${mark} to ${call.who.username} before the opening`)
}

export const EXAMINATIONS: Play<ExaminationAction, ExaminationScene, PaperBoard> = {
  title: 'examinations that were held',
  actions: ACTIONS,
  furnish: furnishExaminations,
  boardOf: papersBefore,
  calls: CALLS,
  betrayals,
}
