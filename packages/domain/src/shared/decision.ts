/** The answer to "may this be done?": yes, or no with one reason. */
export type Decision<Reason extends string> = { allowed: true } | { allowed: false; reason: Reason }

export const allowed = { allowed: true } as const

export function refused<Reason extends string>(reason: Reason): { allowed: false; reason: Reason } {
  return { allowed: false, reason }
}

/**
 * The first refusal among conditions listed in the order in which a person should learn of them,
 * or permission when every condition holds.
 */
export function firstRefusal<Reason extends string>(...decisions: Decision<Reason>[]): Decision<Reason> {
  return decisions.find((decision) => !decision.allowed) ?? allowed
}
