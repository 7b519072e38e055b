/** For a person at the console: 12,345. */
export function grouped(value: number): string {
  return value.toLocaleString('en')
}
