const USERNAME = /^[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?$/

/** Latin letters, digits, and dots, hyphens and underscores between them: all of them can be typed on every keyboard and stand in an address. */
export function isValidUsername(text: string): boolean {
  return USERNAME.test(text)
}
