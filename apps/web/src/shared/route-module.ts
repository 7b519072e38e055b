import { ID_MAX } from '@diatrivi/contract/limits'
import { data } from 'react-router'
import { m } from '../paraglide/messages.js'

/** For a route's `meta`: the title of the window. */
export function pageTitle(title: string) {
  return [{ title: titleOf(title) }]
}

export function titleOf(title: string): string {
  return `${title} · ${m.shell_product_name()}`
}

/** Returns the id in an address; a text that is no id becomes "not found". */
export function idParam(text: string | undefined): number {
  const id = /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : Number.NaN
  if (!(id <= ID_MAX)) throw data(null, { status: 404 })
  return id
}

/** Returned by the loader of a page whose address does not say its place in the menu. */
export interface InMenu {
  menuAddress?: string
}
