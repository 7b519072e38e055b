import { useLocation } from 'react-router'
import { readStepAnchor, stepAnchor } from '../../../entities/todo-list/step-anchor.ts'
import { useAnchor } from '../../../shared/ui/use-anchor.ts'

/** The step that the address leads to; it, or what is said about it, is shown and has the focus when it is on the page. */
export function useStepInAddress(): number | null {
  const named = readStepAnchor(useLocation().hash)
  useAnchor(named && stepAnchor(named.stepId, named.part))
  return named?.stepId ?? null
}
