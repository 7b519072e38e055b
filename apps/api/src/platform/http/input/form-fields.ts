import { z } from 'zod'

/** A form carries text only: fields whose schema is an object or a list are JSON and are parsed here. */
export function parseJsonFields(
  schema: z.ZodType | undefined,
  fields: Record<string, unknown>,
): Record<string, unknown> {
  if (!(schema instanceof z.ZodObject)) return fields
  const shape: Record<string, z.core.$ZodType> = schema.shape
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      const field = shape[name]
      const isJson = field !== undefined && typeof value === 'string' && isStructured(field)
      return [name, isJson ? parsedOrAsSent(value) : value]
    }),
  )
}

function isStructured(schema: z.core.$ZodType): boolean {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return isStructured(schema.def.innerType)
  }
  return schema instanceof z.ZodObject || schema instanceof z.ZodArray
}

/** What is not JSON stays as it was sent, for the schema to call invalid; an empty field is one left out. */
function parsedOrAsSent(text: string): unknown {
  if (text.trim() === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
