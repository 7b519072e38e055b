import type { Role } from '@diatrivi/domain/people/account/role'
import type { Tx } from '../database/transaction.ts'
import type { Whose } from '../events/account-changes.ts'
import type { TokenClaims } from './tokens.ts'

/** A session with the person behind it. */
export interface Session {
  id: string
  /** An `activation` session proves the password of an inactive account and admits to nothing else. */
  kind: 'full' | 'activation'
  accountId: number
  username: string
  email: string
  role: Role
  isActive: boolean
  /** The role demands a second factor, and the account has none. */
  mustSetUpSecondFactor: boolean
  departmentId: number | null
  institutionId: number | null
}

/** What a presented token is. */
export type Presented =
  | { state: 'valid'; claims: TokenClaims; session: Session }
  | { state: 'expired' }
  | { state: 'unknown' }

/** What the platform asks of sessions; the module of accounts keeps them. */
export interface Sessions {
  present(token: string): Promise<Presented>
  /**
   * Returns which of the named sessions have owners who may still be shown everything. The check does not count as
   * use.
   */
  current(sessionIds: readonly string[]): Promise<Set<string>>
  /**
   * Part of every action that ends a session or changes what `Session` says of its person: from its end on no process
   * goes by what it has read before.
   */
  changed(tx: Tx, whose: Whose): Promise<void>
}
