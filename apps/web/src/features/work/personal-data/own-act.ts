/** What a person does with all that is kept about him or her. */
export type OwnAct = 'takeOut' | 'delete'

const PARAMETER = 'own-data'

/** This page with the form of the act open, for a person who leaves for the institution and comes back. */
export function placeOf(act: OwnAct): string {
  return `${window.location.pathname}?${PARAMETER}=${act}`
}

/** The act whose form an address opens; null where it names none. */
export function actIn(address: URLSearchParams): OwnAct | null {
  const named = address.get(PARAMETER)
  return named === 'takeOut' || named === 'delete' ? named : null
}
