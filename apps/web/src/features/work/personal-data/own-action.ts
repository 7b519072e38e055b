/** What a person does with all that is kept about him or her. */
export type OwnAction = 'takeOut' | 'delete'

const PARAMETER = 'own-data'

/** This page with the form of the action open, for a person who leaves for the institution and comes back. */
export function placeOf(act: OwnAction): string {
  return `${window.location.pathname}?${PARAMETER}=${act}`
}

/** The action whose form an address opens; null where it names none. */
export function actionIn(address: URLSearchParams): OwnAction | null {
  const named = address.get(PARAMETER)
  return named === 'takeOut' || named === 'delete' ? named : null
}
