import { Suspense } from 'react'
import type { Viewer } from '../../../entities/viewer/viewer.ts'
import type { AboutStep } from '../../../features/todo-list/work/steps-line.tsx'
import { early } from '../../../shared/ui/early.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'

const StepConversation = early(
  async () => (await import('../../../features/comment/step-conversation.tsx')).StepConversation,
)

/** The comments on a step, for the slot in the list of steps. */
export function conversationAbout(viewer: Viewer): AboutStep {
  return (step, facts) => (
    <Suspense fallback={<TextSkeleton count={3} />}>
      <StepConversation step={step} facts={facts} viewer={viewer} />
    </Suspense>
  )
}
