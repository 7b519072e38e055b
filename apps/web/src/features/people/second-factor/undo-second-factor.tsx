import { m } from '../../../paraglide/messages.js'
import { LinkAct } from '../../../shared/ui/link-act.tsx'
import { useUndoSecondFactor } from './second-factor.mutations.ts'

export function UndoSecondFactor({ token }: { token: string }) {
  const undo = useUndoSecondFactor(token)
  return <LinkAct act={undo} label={m.second_factor_undo()} done={m.second_factor_undone()} />
}
