import type { RouteName } from '@diatrivi/contract/routes'
import type { Role } from '@diatrivi/domain/people/account/role'

/** Who actions; a person without an account acts by links. */
export type Actor = Role | 'outsider'

/** How often each kind of call was made by each role, reads apart. */
export class Actions {
  readonly #counts = new Map<Actor, Map<RouteName, number>>()
  reads = 0

  count(actor: Actor, name: RouteName): void {
    const ofActor = this.#counts.get(actor) ?? new Map<RouteName, number>()
    ofActor.set(name, (ofActor.get(name) ?? 0) + 1)
    this.#counts.set(actor, ofActor)
  }

  /** The calls of a role, the most frequent first. */
  of(actor: Actor): [RouteName, number][] {
    return [...(this.#counts.get(actor) ?? [])].sort(([, one], [, other]) => other - one)
  }

  totalOf(actor: Actor): number {
    return this.of(actor).reduce((sum, [, count]) => sum + count, 0)
  }

  timesOf(name: RouteName): number {
    return [...this.#counts.values()].reduce((sum, counts) => sum + (counts.get(name) ?? 0), 0)
  }
}
