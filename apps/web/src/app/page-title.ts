import { m } from '../paraglide/messages.js'

/** For a route's `meta`: what stands in the window's title. */
export function pageTitle(title: string) {
  return [{ title: titleOf(title) }]
}

export function titleOf(title: string): string {
  return `${title} · ${m.shell_product_name()}`
}
