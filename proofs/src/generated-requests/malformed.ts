import type { Parts } from '@diatrivi/api/testing/test-client'
import type { Endpoint } from '@diatrivi/contract/endpoint'

/** Values that are almost a date, an hour, a code, an id, a mark or one of a few words. */
export const MALFORMED: readonly unknown[] = [
  '25:00',
  '7:05',
  '12:00:00',
  '12:60',
  '24:00',
  '2026-13-01',
  '2026-2-1',
  '01/02/2026',
  '2026-02-31',
  '0000-01-01',
  '13-45',
  '02-30',
  'ABCD-EFGH',
  'A'.repeat(31),
  '1.5',
  '-1',
  '0x10',
  '2147483648',
  '10,555',
  'NaN',
  'unknown',
  'constructor',
  '',
  ' ',
  null,
  -1,
  1.5,
  true,
  [],
  {},
]

type Path = readonly (string | number)[]

/** Where the value has parts, and parts of parts, from the outside in. */
export function pathsOf(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at]
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return [...(at.length > 0 ? [at] : []), ...entries.flatMap(([key, part]) => pathsOf(part, [...at, key]))]
}

/** The value with another one at this place. */
export function withAnother(value: unknown, [first, ...others]: Path, another: unknown): unknown {
  if (first === undefined) return another
  if (Array.isArray(value)) {
    return value.map((part, index) => (index === first ? withAnother(part, others, another) : part))
  }
  const parts = value as Record<string, unknown>
  return { ...parts, [first]: withAnother(parts[first], others, another) }
}

/** The schemas that throw for a served request with one part malformed, which would be answered 500. */
export function wrongWithMalformed({ name, body, query }: Endpoint, parts: Parts): string[] {
  const faults: string[] = []
  for (const [where, schema, sent] of [
    ['body', body, parts.body],
    ['query', query, parts.query],
  ] as const) {
    if (schema === undefined || sent === undefined) continue
    for (const path of pathsOf(sent)) {
      for (const value of MALFORMED) {
        try {
          schema.safeParse(withAnother(sent, path, value))
        } catch (error) {
          faults.push(`${name}: ${where}.${path.join('.')} = ${JSON.stringify(value)} throws ${error}`)
        }
      }
    }
  }
  return faults
}
