import type { Viewer } from '../../../entities/viewer/viewer.ts'
import { StepConversation } from '../../../features/thesis/comment/step-conversation.tsx'
import type { AboutStep } from '../../../features/thesis/todo-list/work/steps-line.tsx'

/** The comments on a step, for the slot in the list of steps. */
export function conversationAbout(viewer: Viewer): AboutStep {
  return (step, facts) => <StepConversation step={step} facts={facts} viewer={viewer} />
}
