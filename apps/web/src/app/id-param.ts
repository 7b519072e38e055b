import { ID_MAX } from '@diatrivi/contract/limits'
import { data } from 'react-router'

/** The id in an address; what cannot be one leads to "not found", as one that does not exist does. */
export function idParam(text: string | undefined): number {
  const id = /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : Number.NaN
  if (!(id <= ID_MAX)) throw data(null, { status: 404 })
  return id
}
