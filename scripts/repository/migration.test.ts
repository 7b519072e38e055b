import { describe, expect, it } from 'vitest'
import { reportOn } from '../migration/main.mjs'
import { migrationName } from '../migration/name.mjs'
import { warningsOf } from '../migration/warnings.mjs'
import { read } from './tracked-files.ts'

describe('the name of a migration', () => {
  it('is one word that says what it does', () => {
    expect(migrationName(['thesis_language'])).toBe('thesis_language')
  })

  it('is asked for when it is missing', () => {
    expect(() => migrationName([])).toThrow('A migration needs a name')
  })

  it.each([
    ['Language'],
    ['γλώσσα'],
    ['thesis-language'],
    ['../outside'],
    ['two words'],
    ['--custom'],
    ['a__b'],
  ])('is not %s', (name) => {
    expect(() => migrationName([name])).toThrow('is no name of a migration')
  })
})

describe('what a migration does beyond adding', () => {
  it.each([
    'ALTER TABLE "thesis" ADD COLUMN "language" text DEFAULT \'el\' NOT NULL;',
    'ALTER TABLE "thesis" ADD COLUMN "note" text;',
    'ALTER TABLE "thesis" ALTER COLUMN "note" DROP NOT NULL;',
    'ALTER TABLE "thesis" ADD CONSTRAINT "c" CHECK (mark > 0) NOT VALID;',
    'CREATE TABLE "a" ("id" integer NOT NULL);\n--> statement-breakpoint\nCREATE INDEX "i" ON "a" USING btree ("id");',
  ])('is nothing in %s', (sql) => {
    expect(warningsOf(sql)).toEqual([])
  })

  it.each([
    ['DROP TABLE "thesis";', 'uses it'],
    ['ALTER TABLE "thesis" DROP COLUMN "mark";', 'names the column'],
    ['ALTER TABLE "thesis" RENAME COLUMN "mark" TO "grade";', 'old name'],
    ['ALTER TABLE "thesis" ADD COLUMN "language" text NOT NULL;', 'give it a default'],
    ['ALTER TABLE "thesis" ADD COLUMN "key" uuid DEFAULT gen_random_uuid() NOT NULL;', 'written anew'],
    ['ALTER TABLE "thesis" ALTER COLUMN "note" SET NOT NULL;', 'write null'],
    ['ALTER TABLE "thesis" ALTER COLUMN "mark" SET DATA TYPE numeric;', 'old type'],
    ['CREATE INDEX "i" ON "thesis" USING btree ("mark");', 'takes no writes'],
    ['ALTER TABLE "thesis" ADD CONSTRAINT "u" UNIQUE("title");', 'rows that are alike'],
    [
      'ALTER TABLE "a" ADD CONSTRAINT "f" FOREIGN KEY ("b_id") REFERENCES "public"."b"("id");',
      'breaks the rule',
    ],
    ['UPDATE "thesis" SET "mark" = 1;', 'locked'],
  ])('is warned of for %s', (sql, reason) => {
    expect(warningsOf(sql)).toEqual([
      { statement: sql.slice(0, -1), reason: expect.stringContaining(reason) },
    ])
  })

  it('is found in the example of the guide, once a statement', () => {
    const warned = warningsOf(read('scripts/migration/example.sql'))
    expect(warned.map(({ statement }) => statement.split(' ').slice(0, 2).join(' '))).toEqual([
      'DROP INDEX',
      'ALTER TABLE',
      'CREATE INDEX',
      'CREATE INDEX',
      'UPDATE "outbox"',
    ])
  })
})

it('the report names the file, and says when there is nothing to look out for', () => {
  const report = reportOn('0001_thesis_note.sql', 'ALTER TABLE "thesis" ADD COLUMN "note" text;')
  expect(report).toContain('apps/api/migrations/0001_thesis_note.sql')
  expect(report).toContain('It only adds')
})
