import { StepConversation } from '../features/comment/step-conversation.tsx'
import type { AboutStep } from '../features/todo-list/steps-line.tsx'
import type { Viewer } from '../model/viewer.ts'

/** What is said about a step, for the place that the list of steps has for it. */
export function conversationAbout(viewer: Viewer): AboutStep {
  return (step, facts) => <StepConversation step={step} facts={facts} viewer={viewer} />
}
