import { lazy, Suspense } from 'react'
import { refusals } from '../../shared/api/refusals.ts'
import { useStore } from '../../shared/api/store.ts'

const RefusalDialog = lazy(() =>
  import('./refusal-dialog.tsx').then((module) => ({ default: module.RefusalDialog })),
)

export function RefusalWatch() {
  const refusal = useStore(refusals.store)
  return <Suspense>{refusal && <RefusalDialog refusal={refusal} />}</Suspense>
}
