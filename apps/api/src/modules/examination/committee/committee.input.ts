import type { Handled } from '@diatrivi/contract/endpoints'
import type { Asked, Proposal } from './committee.model.ts'

type ProposedSeat = Handled<'proposeCommittee'>['body']['seats'][number]

export function toProposal({ role, ...person }: ProposedSeat): Proposal {
  return { role, ...toAsked(person) }
}

/** The schema has seen to it that one of the two is there. */
export function toAsked({ username, outside }: Handled<'replaceSeat'>['body']): Asked {
  if (outside !== undefined) return { outside }
  if (username === undefined) throw new Error('Nobody is named.')
  return { username }
}
