import type { Tag } from '@diatrivi/domain/institution/keyword/keyword'
import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { describe, expect, it } from 'vitest'
import {
  areTags,
  type DraftShape,
  isDayOrNone,
  isOneOf,
  isSameDraft,
  isText,
  readDraft,
  writeDraft,
} from './draft-shape.ts'

interface Values {
  title: string
  type: 'immediate' | 'onDeadline'
  begins: IsoDate | null
  tags: Tag[]
}

const SHAPE: DraftShape<Values> = {
  version: 1,
  fields: { title: isText, type: isOneOf(['immediate', 'onDeadline']), begins: isDayOrNone, tags: areTags },
}

const TYPED: Values = {
  title: 'Θέμα',
  type: 'onDeadline',
  begins: '2026-03-07',
  tags: [{ keyword: 'python', status: 'new' }],
}

const read = (kept: unknown) => readDraft(JSON.stringify(kept), SHAPE)

describe('a draft', () => {
  it('comes back as it was written', () => {
    expect(readDraft(writeDraft(TYPED, SHAPE), SHAPE)).toEqual(TYPED)
  })

  it.each([
    [
      'a field that the form did not have yet',
      { title: 'Θέμα', begins: null },
      { title: 'Θέμα', begins: null },
    ],
    ['a field of another type', { ...TYPED, tags: 'python, sql' }, { ...TYPED, tags: undefined }],
    ['tags of another form', { ...TYPED, tags: ['python'] }, { ...TYPED, tags: undefined }],
    ['a choice that is no longer offered', { ...TYPED, type: 'never' }, { ...TYPED, type: undefined }],
    ['a day that does not exist', { ...TYPED, begins: '2026-02-31' }, { ...TYPED, begins: undefined }],
    ['a field that the form no longer has', { ...TYPED, mark: 10 }, TYPED],
  ])('of an older form comes back without %s', (_what, values, expected) => {
    expect(read({ version: 1, values })).toEqual(expected)
  })

  it('that was written before drafts had a version is read too', () => {
    expect(read(TYPED)).toEqual(TYPED)
  })

  it.each([
    ['of another version', { version: 2, values: TYPED }],
    ['without values', { version: 1 }],
    ['in which nothing fits', { version: 1, values: { title: 7 } }],
    ['that is a text', 'Θέμα'],
    ['that is a list', [TYPED]],
    ['that is nothing', null],
  ])('%s is not offered', (_what, kept) => {
    expect(read(kept)).toBeNull()
  })

  it.each([
    ['a keyword that is saved by now', [{ keyword: 'Python', status: 'preExisting' }], true],
    ['a keyword that was taken away', [{ keyword: 'python', status: 'deleted' }], false],
    ['another keyword', [{ keyword: 'sql', status: 'new' }], false],
  ] as const)('says the same or not: %s', (_what, tags, isSame) => {
    expect(isSameDraft({ ...TYPED, tags: [...tags] }, TYPED)).toBe(isSame)
  })

  it('that is no JSON is not offered', () => {
    expect(readDraft('{"title":', SHAPE)).toBeNull()
  })
})
