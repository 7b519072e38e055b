import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { PROJECT_FOLDER } from '../../platform/config/project-folder.ts'
import { referencePages } from './pages.ts'
import { boundsText, schemaText } from './schema-text.ts'

const FOLDER = join(PROJECT_FOLDER, 'docs', 'reference')
const pages = referencePages()

describe('docs/reference', () => {
  it('has the pages of the features, and no other', () => {
    expect(readdirSync(FOLDER).sort()).toEqual([...pages.keys()].sort())
  })

  it.each([...pages])('%s says what the API does now (npm run reference writes it)', (name, text) => {
    expect(readFileSync(join(FOLDER, name), 'utf8')).toBe(text)
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
