import { lazy, Suspense } from 'react'
import type { AboutStep } from '../features/todo-list/steps-line.tsx'
import type { Viewer } from '../model/viewer.ts'
import { TextSkeleton } from '../shared/ui/skeletons.tsx'

const load = () => import('../features/comment/step-conversation.tsx')
// Asked for together with the page's data, so that it is mostly there when the steps are drawn.
void load()
const StepConversation = lazy(() => load().then((module) => ({ default: module.StepConversation })))

/** What is said about a step, for the place that the list of steps has for it. */
export function conversationAbout(viewer: Viewer): AboutStep {
  return (step, facts) => (
    <Suspense fallback={<TextSkeleton count={3} />}>
      <StepConversation step={step} facts={facts} viewer={viewer} />
    </Suspense>
  )
}
