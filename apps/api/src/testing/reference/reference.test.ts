import { FEATURES, type Feature } from '@diatrivi/contract/features'
import { describe, expect, it } from 'vitest'
import { referencePages } from './pages.ts'
import { boundsText, schemaText } from './schema-text.ts'

describe('the reference', () => {
  it.each([...referencePages()])('%s has a part for each call', (name, text) => {
    const calls = Object.keys(FEATURES[name.replace(/\.md$/, '') as Feature]?.endpoints ?? {})
    expect(text.match(/(?<=^## )\w+$/gm) ?? []).toEqual(calls)
  })
})

describe('a schema in the notation of TypeScript', () => {
  it.each([
    [{ type: 'string' }, 'string'],
    [{ type: ['string', 'null'] }, 'string | null'],
    [{ enum: ['a', 1] }, '"a" | 1'],
    [{ const: 0 }, '0'],
    [{ type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'null' }] } }, '(string | null)[]'],
    [{ type: 'object', additionalProperties: { type: 'number' } }, 'Record<string, number>'],
    [{ allOf: [{ type: 'object' }, { type: 'string' }] }, 'object & string'],
    [{}, 'any'],
    [
      { properties: { id: { type: 'integer' }, name: { type: 'string', maxLength: 9 } }, required: ['id'] },
      '{\n  id: integer\n  name?: string // at most 9 characters\n}',
    ],
  ])('%j is %s', (schema, text) => {
    expect(schemaText(schema)).toBe(text)
  })

  it.each([
    [{ minLength: 4, maxLength: 4 }, '4 characters'],
    [{ minimum: 1, maximum: 10 }, '1 to 10'],
    [{ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }, ''],
    [{ format: 'date', description: 'The last day' }, 'The last day, date'],
  ])('%j asks for "%s"', (schema, text) => {
    expect(boundsText(schema)).toBe(text)
  })
})
