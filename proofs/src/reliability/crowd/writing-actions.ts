import type { TodoItemView } from '@diatrivi/contract/thesis/todo-list/todo-list.schemas'
import { aPdf } from './pdf.ts'
import { currentStep, oneSeen, reread, type Visitor } from './visitor.ts'

const TEXT = 'Διάβασα το κεφάλαιο και σημείωσα τις παρατηρήσεις στο περιθώριο.'

/** Declares an interest, and takes it back the next time. */
export async function changeInterest(me: Visitor): Promise<void> {
  if (me.interestIn !== null) {
    await me.ask('act', 'withdrawInterest', { params: { thesisId: me.interestIn } })
    me.interestIn = null
    return
  }
  const topic = oneSeen(me)
  if (topic === null) return
  const body = { prefOrder: 1 + me.random.below(5) }
  await me.ask('act', 'declareInterest', { params: { thesisId: topic.thesisID }, body })
  me.interestIn = topic.thesisID
}

export async function uploadCv(me: Visitor): Promise<void> {
  await me.ask('upload', 'editStudentProfile', { body: { user: {} }, file: aPdf(me.random) })
}

export async function comment(me: Visitor): Promise<void> {
  const step = await stepOfOne(me)
  if (step) await me.ask('act', 'writeStepComment', { params: { itemId: step.dliID }, body: { text: TEXT } })
}

/** Finishes the current step with a file; where the instructor has that one, the file goes with a comment. */
export async function handIn(me: Visitor): Promise<void> {
  const step = await stepOfOne(me)
  if (step === undefined) return
  const params = { itemId: step.dliID }
  const file = aPdf(me.random)
  if (step.dliStudentOK === 1)
    await me.ask('upload', 'writeStepComment', { params, body: { text: TEXT }, file })
  else await me.ask('upload', 'finishStep', { params, file })
}

/** Returned and not accepted, so that the work does not run out. */
export async function returnStep(me: Visitor): Promise<void> {
  const step = await stepOfOne(me)
  const isWaiting = step?.dliStudentOK === 1 && step.dliInstructorOK === 0
  if (!isWaiting) return
  await me.ask('act', 'returnStep', { params: { itemId: step.dliID }, body: { reason: TEXT } })
}

/** Students whom it fits get a notice. */
export async function offerTopic(me: Visitor): Promise<void> {
  const keywords = oneSeen(me)?.keywords.slice(0, 2) ?? []
  const body = {
    thesisTitle: `Θέμα ${me.random.below(1_000_000)}`,
    thesisDescr: `<p>${TEXT}</p>`,
    thesisIsPublicByInst: true,
    tags: { keywords },
  }
  await me.ask('act', 'createThesis', { body })
}

async function stepOfOne(me: Visitor): Promise<TodoItemView | undefined> {
  const thesis = oneSeen(me)
  const now = thesis && (await reread(me, thesis.thesisID))
  return now ? currentStep(now) : undefined
}
