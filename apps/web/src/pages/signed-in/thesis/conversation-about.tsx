import type { Viewer } from '../../../entities/viewer/viewer.ts'
import { StepConversation } from '../../../features/comment/step-conversation.tsx'
import type { AboutStep } from '../../../features/todo-list/work/steps-line.tsx'

/** What is said about a step, for the place that the list of steps has for it. */
export function conversationAbout(viewer: Viewer): AboutStep {
  return (step, facts) => <StepConversation step={step} facts={facts} viewer={viewer} />
}
