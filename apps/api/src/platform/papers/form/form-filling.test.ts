import { EXAMPLE_ISSUE, EXAMPLE_PAPERS } from '@diatrivi/domain/examination/paper/example-papers'
import { formTags } from '@diatrivi/domain/examination/paper/form-tags'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { longestBlock } from '../../../testing/longest-block.ts'
import { aForm } from './form.fixture.ts'
import { formFilling } from './form-filling.ts'
import { document, field, formSaying, paragraph, wordForm, words } from './word-forms.fixture.ts'

const MINUTES = formTags(EXAMPLE_PAPERS.minutes, EXAMPLE_ISSUE, null)
const SECRETARY = { address: '', account: '1' }
const fillForm = formFilling()
const fill = (form: Uint8Array) => fillForm(form, MINUTES, SECRETARY)

describe('a form is filled in a process of its own', () => {
  it('and comes home with what the paper says', async () => {
    const filled = unzipSync(await fill(await aForm(['Εξετάστηκε: {Φοιτητής}'])))
    expect(strFromU8(filled['word/document.xml'] ?? new Uint8Array())).toContain('Εξετάστηκε: Ελένη Παπαδάκη')
  })

  it('and so is a refusal, with what it speaks of', async () => {
    await expect(fill(await aForm(['{Βαθμολογία}']))).rejects.toMatchObject({
      code: 'form_tag_unknown',
      status: 422,
      facts: { tag: 'Βαθμολογία' },
    })
  })

  it('two at a time, and the others in their turn', async () => {
    const form = await aForm(['{Φοιτητής}'])
    const filled = await Promise.all(Array.from({ length: 5 }, () => fill(form)))
    expect(new Set(filled.map(({ length }) => length)).size).toBe(1)
  })
})

/** The longest that everything else in this process waited while a form was read, and what became of the form. */
async function silenceOf(form: Uint8Array) {
  let outcome = ''
  const milliseconds = await longestBlock(async () => {
    outcome = await fill(form).then(
      () => 'filled',
      ({ code }) => code,
    )
  })
  return { outcome, milliseconds }
}

const text = (part: string, bytes: number) => part.repeat(Math.floor(bytes / part.length))
const LARGEST = 4_900_000

describe('other requests go on within half a second', () => {
  it.each<[string, () => Uint8Array, string]>([
    ['with 40,000 tags', () => formSaying(paragraph(words('{Τίτλος}'.repeat(40_000)))), 'form_too_many_tags'],
    [
      'with as many tags as it may have',
      () => formSaying(paragraph(words('{Τίτλος}'.repeat(490)))),
      'filled',
    ],
    [
      'with braces that are never closed',
      () => formSaying(paragraph(words(text('{', LARGEST)))),
      'form_too_many_tags',
    ],
    [
      'with braces that are never opened',
      () => formSaying(paragraph(words(text('}', 1_000_000)))),
      'form_too_many_tags',
    ],
    [
      'with tags that are never opened',
      () => wordForm({ 'word/document.xml': text('<', LARGEST) }),
      'form_part_unreadable',
    ],
    [
      'with elements in each other',
      () => wordForm({ 'word/document.xml': text('<a>', LARGEST) }),
      'form_part_unreadable',
    ],
    [
      'with comments that are never closed',
      () => wordForm({ 'word/document.xml': text('<!--', LARGEST) }),
      'form_part_unreadable',
    ],
    [
      'with paragraphs by the hundred thousand',
      () => formSaying(text(paragraph(words('a')), 4_000_000)),
      'form_part_unreadable',
    ],
    ['with thousands of fields', () => formSaying(paragraph(text(field('PAGE'), 1_000_000))), 'filled'],
    [
      'with attributes by the hundred thousand',
      () => wordForm({ 'word/document.xml': document(`<a ${text('b="" ', LARGEST)}/>`) }),
      'form_part_unreadable',
    ],
  ])(
    'of a form %s',
    async (_what, form, outcome) => {
      const seen = await silenceOf(form())
      expect(seen).toEqual({ outcome, milliseconds: expect.any(Number) })
      expect(seen.milliseconds).toBeLessThan(500)
    },
    30_000,
  )
})
