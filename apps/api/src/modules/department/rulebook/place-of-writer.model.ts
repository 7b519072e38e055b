import { canRulebook } from '@diatrivi/domain/department/rulebook/rulebook.policy'
import type { Actor } from '@diatrivi/domain/people/account/role'
import { enforce } from '../../../platform/refusal/refusal.ts'
import { departmentRequired } from './rulebook.refusals.ts'

/** The department that is meant: the own one unless another is named; administrators, who have none, name it. */
export function meantDepartment(actor: Actor, named: number | undefined): number {
  const departmentId = named ?? actor.departmentId
  if (departmentId === null) throw departmentRequired()
  return departmentId
}

/** The same for a write, refused to those who do not run it. */
export function writtenDepartment(actor: Actor, named: number | undefined): number {
  const departmentId = meantDepartment(actor, named)
  enforce(canRulebook.write(actor, departmentId))
  return departmentId
}
