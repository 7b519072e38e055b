/** «Α, Β και Γ» */
export function listed(names: readonly string[], and: string): string {
  return names.length < 2
    ? names.join('')
    : `${names.slice(0, -1).join(', ')} ${and} ${names.slice(-1).join('')}`
}
