/** What stands behind the last @, in small letters; null where there is none. */
export function domainOf(email: string): string | null {
  const place = email.lastIndexOf('@')
  return place < 1 || place === email.length - 1 ? null : email.slice(place + 1).toLowerCase()
}

/** Whether a domain is another one or lies below it: `dit.hua.gr` lies in `hua.gr`, `xhua.gr` does not. */
export function isInside(domain: string, outer: string): boolean {
  const wanted = outer.trim().toLowerCase()
  return wanted !== '' && (domain === wanted || domain.endsWith(`.${wanted}`))
}
