import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { EndpointDefinition } from './endpoint.ts'
import { ENDPOINTS } from './endpoints.ts'

const endpoints = Object.entries(ENDPOINTS as Record<string, EndpointDefinition>)

/** The schemas inside a schema, each with its path. */
function inside(schema: z.ZodType, way: string): [string, z.ZodType][] {
  const parts = partsOf(schema).flatMap(([step, part]) => inside(part, `${way}${step}`))
  return [[way, schema], ...parts]
}

function partsOf(schema: z.ZodType): [string, z.ZodType][] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).map(([key, part]) => [`.${key}`, part as z.ZodType])
  if (schema instanceof z.ZodArray) return [['[]', schema.element as z.ZodType]]
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return [['', schema.unwrap() as z.ZodType]]
  if (schema instanceof z.ZodUnion)
    return (schema.options as z.ZodType[]).map((option, index) => [`|${index}`, option])
  if (schema instanceof z.ZodRecord) return [['{}', schema.valueType as z.ZodType]]
  return []
}

const isStrict = (schema: z.ZodObject) => schema.def.catchall?._zod.def.type === 'never'

const PLAIN = [
  'array',
  'boolean',
  'enum',
  'optional',
  'literal',
  'null',
  'nullable',
  'number',
  'object',
  'record',
  'string',
  'union',
]

describe.each(endpoints)('the answer of %s', (name, endpoint) => {
  const schemas = inside(endpoint.response, name)

  it('lets out no field that its schema does not name', () => {
    const open = schemas.filter(([, schema]) => schema instanceof z.ZodObject && !isStrict(schema))
    expect(open.map(([way]) => way)).toEqual([])
  })

  it('is checked and never changed on the way out', () => {
    if (endpoint.answer === 'file' || endpoint.answer === 'archive')
      return expect(endpoint.response).toBeInstanceOf(z.ZodUnknown)
    expect(schemas.filter(([, schema]) => !PLAIN.includes(schema.def.type)).map(([way]) => way)).toEqual([])
  })

  it('is text exactly where the schema is one line of text', () => {
    expect(endpoint.answer === 'text').toBe(endpoint.response instanceof z.ZodString)
  })
})

describe.each(endpoints)('the document of %s', (_name, endpoint) => {
  it('can be written of every schema', () => {
    const requests = [endpoint.params, endpoint.query, endpoint.body].filter((schema) => schema !== undefined)
    for (const schema of requests) expect(z.toJSONSchema(schema, { io: 'input' })).toHaveProperty('type')
    expect(z.toJSONSchema(endpoint.response, { io: 'output' })).toBeTypeOf('object')
  })
})
