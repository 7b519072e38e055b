export type JsonSchema = Readonly<Record<string, unknown>>

/** A JSON Schema in the notation of TypeScript, with the bounds of a value as a comment behind its field. */
export function schemaText(schema: JsonSchema, indent = ''): string {
  const { type, properties, items, anyOf, oneOf, allOf, enum: values, additionalProperties } = schema
  if ('const' in schema) return JSON.stringify(schema.const)
  if (Array.isArray(values)) return values.map((value) => JSON.stringify(value)).join(' | ')
  const union = (anyOf ?? oneOf) as JsonSchema[] | undefined
  if (union !== undefined) return alternatives(union, indent)
  if (Array.isArray(allOf)) {
    return (allOf as JsonSchema[]).map((part) => schemaText(part, indent)).join(' & ')
  }
  if (properties !== undefined) return objectText(schema, indent)
  if (typeof additionalProperties === 'object') {
    return `Record<string, ${schemaText(additionalProperties as JsonSchema, indent)}>`
  }
  if (type === 'array') return arrayText((items ?? {}) as JsonSchema, indent)
  if (Array.isArray(type)) return type.join(' | ')
  return typeof type === 'string' ? type : 'any'
}

function alternatives(schemas: readonly JsonSchema[], indent: string): string {
  return [...new Set(schemas.map((one) => schemaText(one, indent)))].join(' | ')
}

function arrayText(items: JsonSchema, indent: string): string {
  const text = schemaText(items, indent)
  return text.includes(' | ') && !text.startsWith('{') ? `(${text})[]` : `${text}[]`
}

function objectText({ properties, required = [] }: JsonSchema, indent: string): string {
  const fields = Object.entries(properties as Record<string, JsonSchema>)
  if (fields.length === 0) return '{}'
  const inner = `${indent}  `
  const lines = fields.map(([name, field]) => {
    const mark = (required as string[]).includes(name) ? '' : '?'
    const bounds = boundsText(field)
    return `${inner}${name}${mark}: ${schemaText(field, inner)}${bounds === '' ? '' : ` // ${bounds}`}`
  })
  return `{\n${lines.join('\n')}\n${indent}}`
}

/** What a value must be besides its type, in words; empty where nothing is asked. */
export function boundsText(schema: JsonSchema): string {
  const { minLength, maxLength, minimum, maximum, minItems, maxItems, format, description } = schema
  return [
    description,
    typeof format === 'string' && format !== 'binary' ? format : undefined,
    range(minLength, maxLength, 'characters'),
    range(minimum, maximum, ''),
    range(minItems, maxItems, 'items'),
  ]
    .filter((part) => typeof part === 'string')
    .join(', ')
}

/** The largest safe integer is how a schema says that a number is whole, and bounds nothing. */
const isBound = (value: unknown): value is number =>
  typeof value === 'number' && Math.abs(value) < Number.MAX_SAFE_INTEGER

function range(least: unknown, most: unknown, unit: string): string | undefined {
  const behind = unit === '' ? '' : ` ${unit}`
  if (isBound(least) && isBound(most)) {
    return least === most ? `${least}${behind}` : `${least} to ${most}${behind}`
  }
  if (isBound(most)) return `at most ${most}${behind}`
  return isBound(least) && least > 0 ? `at least ${least}${behind}` : undefined
}
