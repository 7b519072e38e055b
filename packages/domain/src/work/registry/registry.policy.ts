import { allowed, type Decision, refused } from '../../shared/decision.ts'

export type RegistryRefusal = 'nothing_to_send' | 'export_withdrawn'

/** The caller has checked that the actor is the secretary whose department it is about. */
export const canRegistry = {
  /** @param results how many the file would have */
  send: (results: number): Decision<RegistryRefusal> => (results > 0 ? allowed : refused('nothing_to_send')),

  /** What a refused file has said counts no longer. */
  withdraw: ({ withdrawnAt }: { withdrawnAt: Date | null }): Decision<RegistryRefusal> =>
    withdrawnAt === null ? allowed : refused('export_withdrawn'),
}
