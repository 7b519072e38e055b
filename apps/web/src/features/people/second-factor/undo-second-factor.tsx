import { m } from '../../../paraglide/messages.js'
import { LinkAction } from '../../../shared/ui/link-action.tsx'
import { useUndoSecondFactor } from './second-factor.mutations.ts'

export function UndoSecondFactor({ token }: { token: string }) {
  const undo = useUndoSecondFactor(token)
  return <LinkAction act={undo} label={m.second_factor_undo()} done={m.second_factor_undone()} />
}
