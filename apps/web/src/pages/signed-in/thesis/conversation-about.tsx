import { lazy } from 'react'
import type { Viewer } from '../../../entities/viewer/viewer.ts'
import type { AboutStep } from '../../../features/thesis/todo-list/work/steps-line.tsx'

/** Comes with the steps, which are drawn after the first paint. */
const StepConversation = lazy(async () => ({
  default: (await loadConversation()).StepConversation,
}))

/** For a page that draws the steps at once and waits for it. */
export const loadConversation = () => import('../../../features/thesis/comment/step-conversation.tsx')

/** The comments on a step, for the slot in the list of steps. */
export function conversationAbout(viewer: Viewer): AboutStep {
  return (step, facts) => <StepConversation step={step} facts={facts} viewer={viewer} />
}
