import type { z } from 'zod'

/** What a schema finds wrong with a value: the path of the field -> the code. Empty when the value passes. */
export function issuesOf(schema: z.ZodType, value: unknown): Record<string, string> {
  const result = schema.safeParse(value)
  if (result.success) return {}
  return Object.fromEntries(result.error.issues.map((issue) => [issue.path.join('.'), issue.message]))
}

/** Returns the one code for a value that is no object. */
export function issueOf(schema: z.ZodType, value: unknown): string | undefined {
  return issuesOf(schema, value)['']
}
