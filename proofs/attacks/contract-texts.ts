interface Schema {
  type?: string | string[]
  format?: string
  pattern?: string
  enum?: unknown[]
  const?: unknown
  items?: Schema
  properties?: Record<string, Schema>
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
}

interface Operation {
  operationId: string
  parameters: { name: string; in: string; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}

/** Days, which are read strictly. What stands in a path only finds a person or a thing. */
const DAYS =
  /^(?:date|dueOn|deadlineFrom|deadlineUntil|from|until|thesisIntDeadline|thesisStartDate|thesisIntendedEnd|inForceFrom|contractEnd)$/

/** Every free text that the document of the API lets a caller send, as `call.name`. */
export function freeTextsOf(document: { paths: Record<string, Record<string, unknown>> }): string[] {
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods) as Operation[])
  const found = operations.flatMap(({ operationId, parameters, requestBody }) => {
    const bodies = Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => textsIn(schema, ''))
    const queries = parameters
      .filter((parameter) => parameter.in === 'query')
      .flatMap(({ name, schema }) => textsIn(schema, name))
    return [...bodies, ...queries].filter((name) => !DAYS.test(name)).map((name) => `${operationId}.${name}`)
  })
  return [...new Set(found)].sort()
}

function textsIn(schema: Schema, name: string): string[] {
  if (schema.enum || schema.const !== undefined) return []
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]
  const isText = [schema.type].flat().includes('string') && !schema.pattern && isFree(schema.format)
  return [
    ...(isText ? [name] : []),
    ...choices.flatMap((choice) => textsIn(choice, name)),
    ...(schema.items ? textsIn(schema.items, name) : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([key, property]) => textsIn(property, key)),
  ]
}

/** A file is free in its name. */
function isFree(format: string | undefined): boolean {
  return format === undefined || format === 'binary'
}
