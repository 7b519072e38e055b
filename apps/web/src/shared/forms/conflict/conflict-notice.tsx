import { lazy, Suspense } from 'react'
import type { Conflict } from './use-conflict.ts'

const ConflictPanel = lazy(() =>
  import('./conflict-panel.tsx').then((module) => ({ default: module.ConflictPanel })),
)

/** Stands in a form, before its button: somebody else saved the same meanwhile. */
export function ConflictNotice({ conflict }: { conflict: Conflict }) {
  const { state } = conflict
  if (state === null) return null
  return (
    <Suspense>
      <ConflictPanel conflict={conflict} state={state} />
    </Suspense>
  )
}
