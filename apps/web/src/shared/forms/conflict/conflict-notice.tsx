import { lazy, Suspense } from 'react'
import type { Conflict } from './use-conflict.ts'

const ConflictPanel = lazy(() =>
  import('./conflict-panel.tsx').then((module) => ({ default: module.ConflictPanel })),
)

/** Says before the button of a form that another person or window saved the same record meanwhile. */
export function ConflictNotice({ conflict }: { conflict: Conflict }) {
  const { state } = conflict
  if (state === null) return null
  return (
    <Suspense>
      <ConflictPanel conflict={conflict} state={state} />
    </Suspense>
  )
}
