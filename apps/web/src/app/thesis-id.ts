import { data } from 'react-router'

/** The id in an address; anything but the digits of one is a page that does not exist. */
export function thesisIdOf(parameter: string | undefined): number {
  if (parameter === undefined || !/^[1-9]\d{0,9}$/.test(parameter)) throw data(null, { status: 404 })
  return Number(parameter)
}
