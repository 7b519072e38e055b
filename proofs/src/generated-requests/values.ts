import fc from 'fast-check'

/** JSON Schema, as the contract's schemas describe what a caller sends. */
export type JsonSchema = Record<string, unknown>

/** What people, broken programs and attackers send where something else is asked for. */
const ODD: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  2_147_483_648,
  Number.MAX_SAFE_INTEGER,
  1e308,
  '',
  ' ',
  '\u0000',
  'α\nβ',
  '0',
  '007',
  '1e3',
  '-1',
  '0001-01-01',
  '9999-12-31',
  '2026-02-31',
  "'; drop table thesis; --",
  '%_\\',
  '<script>alert(1)</script>',
  '\u202eεργασία',
  '\ud800',
  '{"a":',
  '__proto__',
  'a@b.gr\r\nBcc: c@d.gr',
  'https://[',
  'x'.repeat(20_001),
  // Slow to compose where the length is judged afterwards.
  `α${'\u0316\u0301'.repeat(4_000)}`,
  [],
  {},
  [[[[]]]],
  { constructor: { prototype: null } },
]

export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...ODD) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
)

/** Mostly what the schema asks for, else something odd. */
export function generated(schema: JsonSchema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 9, arbitrary: asAsked(schema) }, { weight: 1, arbitrary: oddValue })
}

const WORDS = ['Θέμα', 'Νέα λίστα', 'maria@example.org', 'https://uni.gr', '2026-05-01', 'el', '1', '12']

function asAsked(schema: JsonSchema): fc.Arbitrary<unknown> {
  const { anyOf, type } = schema
  if ('const' in schema) return fc.constant(schema.const)
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum)
  if (Array.isArray(anyOf)) return fc.oneof(...anyOf.map((one: JsonSchema) => asAsked(one)))
  if (type === 'object') return objectOf(schema)
  if (type === 'array') return fc.array(generated((schema.items ?? {}) as JsonSchema), { maxLength: 4 })
  if (type === 'integer' || type === 'number') return fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer())
  if (type === 'boolean') return fc.boolean()
  if (type === 'null') return fc.constant(null)
  if (type === 'string')
    return fc.oneof(fc.constantFrom(...WORDS), fc.string({ unit: 'grapheme', maxLength: 40 }))
  return oddValue
}

/** A field is left out now and then, also one that is required. */
function objectOf({ properties = {} }: JsonSchema): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties as Record<string, JsonSchema>)
  return fc.record(Object.fromEntries(fields.map(([name, schema]) => [name, generated(schema)])), {
    requiredKeys: [],
  })
}
