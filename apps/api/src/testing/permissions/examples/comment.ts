import type { commentEndpoints } from '@diatrivi/contract/thesis/comment/comment.endpoints'
import type { Examples } from '../example.ts'
import { HIDDEN, type Scene, SHOWN } from '../scene.ts'

/** What is said about a step of a thesis that strangers do not see, and of one that they do. */
function ofAStep<Call>(call: (step: { id: number }, scene: Scene) => Call | Promise<Call>) {
  const prepared = (visibility: typeof HIDDEN | typeof SHOWN) => async (scene: Scene) => {
    const { steps } = await scene.aListInWork(visibility, ['untouched'])
    return call({ id: steps[0]?.id ?? 0 }, scene)
  }
  return [
    { of: 'the list of a hidden thesis', prepare: prepared(HIDDEN) },
    { of: 'the list of a thesis that is shown', prepare: prepared(SHOWN) },
  ] as const
}

export const commentExamples: Examples<keyof typeof commentEndpoints> = {
  listStepComments: ofAStep(({ id }) => ({ params: { itemId: id } })),
  writeStepComment: ofAStep(({ id }) => ({
    params: { itemId: id },
    body: { text: 'Ποια έκδοση να διαβάσω;' },
    file: { name: 'πίνακας.txt', bytes: 'Κείμενο' },
  })),
  downloadStepCommentFile: ofAStep(async (step, { given, student }) => {
    const { id } = await given.aStepComment(step, { author: student, fileName: 'πίνακας.txt' })
    return { params: { commentId: id } }
  }),
}
