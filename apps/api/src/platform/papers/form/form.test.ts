import { EXAMPLE_ISSUE, EXAMPLE_PAPERS } from '@diatrivi/domain/examination/paper/example-papers'
import { formTags } from '@diatrivi/domain/examination/paper/form-tags'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { SAMPLES } from '../../../testing/sample-files.ts'
import { zipFile } from '../../../testing/zip-file.ts'
import { Refusal } from '../../refusal/refusal.ts'
import { fillTemplate } from './fill-template.ts'
import { aForm } from './form.fixture.ts'

const MINUTES = formTags(EXAMPLE_PAPERS.minutes, EXAMPLE_ISSUE, null)

function xmlOf(docx: Uint8Array): string {
  return strFromU8(unzipSync(docx)['word/document.xml'] ?? new Uint8Array())
}

function textOf(docx: Uint8Array): string {
  return [...xmlOf(docx).matchAll(/<w:t[^>]*>([^<]*)<\/w:t>/g)].map(([, text]) => text).join(' ')
}

async function refusalOf(form: Uint8Array) {
  try {
    await fillTemplate(form, MINUTES)
  } catch (error) {
    if (error instanceof Refusal) return { code: error.code, ...error.facts }
    throw error
  }
  return 'filled'
}

/** A form with other entries beside its own, or in their place. */
const changed = async (entries: Record<string, string>) =>
  zipSync({
    ...unzipSync(await aForm(['{Τίτλος}'])),
    ...Object.fromEntries(Object.entries(entries).map(([name, text]) => [name, strToU8(text)])),
  })

/** A form whose text is 4 MB long, and said to have ten characters. */
async function lying() {
  const bytes = Buffer.from(await changed({ 'word/document.xml': `<a>${' '.repeat(4_000_000)}</a>` }))
  const header = bytes.indexOf(Buffer.from('504b0102', 'hex'), bytes.lastIndexOf('word/document.xml') - 50)
  bytes.writeUInt32LE(10, header + 24)
  return bytes
}

describe('a form of a department', () => {
  it('is filled with what the paper says', async () => {
    const form = await aForm(['Εξετάστηκε: {Φοιτητής}, με βαθμό {τελικοσ ΒΑΘΜΟΣ ολογραφως}.', '{ Τίτλος }'])
    const text = textOf(await fillTemplate(form, MINUTES))
    expect(text).toContain('Εξετάστηκε: Ελένη Παπαδάκη, με βαθμό οκτώ και μισό.')
    expect(text).toContain('Αναγνώριση φωνής σε θορυβώδες περιβάλλον')
  })

  it('has a row of its table for each member, with words of the paper where the list has none', async () => {
    const text = textOf(
      await fillTemplate(await aForm(['Μέλη'], ['{#Μέλη}{Μέλος}', '{Βαθμός}', '{Τμήμα}{/Μέλη}']), MINUTES),
    )
    expect(text).toContain('Μαρία Ανδρεάδου 8,5 Τμήμα Μηχανικών')
    expect(text).toContain('Νίκος Βλάχος 8 Τμήμα')
    expect(text).toContain('Άννα Γεωργίου 8,5 Τμήμα')
  })

  it('leaves what is not known empty', async () => {
    expect(textOf(await fillTemplate(await aForm(['Σύνδεσμος: {Σύνδεσμος}.']), MINUTES))).toContain(
      'Σύνδεσμος: .',
    )
  })

  it('shows what people wrote as text, and as nothing else', async () => {
    const thesis = { ...EXAMPLE_PAPERS.minutes.thesis, title: '</w:t><w:br/> {Τμήμα} & <b>' }
    const tags = formTags({ ...EXAMPLE_PAPERS.minutes, thesis }, EXAMPLE_ISSUE, null)
    const xml = xmlOf(await fillTemplate(await aForm(['{Τίτλος}']), tags))
    expect(xml).toContain('&lt;/w:t&gt;&lt;w:br/&gt; {Τμήμα} &amp; &lt;b&gt;')
  })

  it.each([
    ['an unknown word', '{Τίτλος} και {Βαθμολογία}', 'form_tag_unknown', 'Βαθμολογία'],
    ['a name of the language', '{constructor}', 'form_tag_unknown', 'constructor'],
    ['a calculation', '{1+1}', 'form_tag_unknown', '1+1'],
    ['a list that is none', '{#Τίτλος}{/Τίτλος}', 'form_tag_unknown', 'Τίτλος'],
    ['a list in a list', '{#Μέλη}{#Μέρη}{/Μέρη}{/Μέλη}', 'form_tag_unknown', 'Μέρη'],
    ['a word of a list outside it', '{Μέλος}', 'form_tag_unknown', 'Μέλος'],
    ['what is shown where there is none', '{^Μέλη}κανένα{/Μέλη}', 'form_tag_unknown', 'Μέλη'],
    ['Word itself', '{@Τίτλος}', 'form_tag_unknown', 'Τίτλος'],
    ['other braces', '{=<% %>=}', 'form_tag_unknown', '=<% %>='],
    ['a tag without its end', 'Ο τίτλος {Τίτλος', 'form_tag_broken', 'Τίτλος'],
    ['a tag without its beginning', 'Τίτλος} της', 'form_tag_broken', 'Τίτλος'],
    ['a list without its end', '{#Μέλη}{Μέλος}', 'form_tag_broken', 'Μέλη'],
    ['a list that another one ends', '{#Μέλη}{/Μέρη}', 'form_tag_broken', 'Μέλη'],
  ])('is refused for %s', async (_what, text, code, tag) => {
    expect(await refusalOf(await aForm([text]))).toEqual({ code, tag })
  })

  it('is unpacked no further than its archive says, and so is not whole', async () => {
    expect(await refusalOf(await lying())).toMatchObject({ code: 'form_part_unreadable' })
  })

  it.each<[string, () => Uint8Array | Promise<Uint8Array>, string]>([
    ['is no archive', () => SAMPLES.pdf, 'form_unreadable'],
    ['is another archive', () => SAMPLES.zip, 'form_unreadable'],
    [
      'is small and unpacks to much',
      () => changed({ 'word/a.xml': ' '.repeat(6_000_000) }),
      'form_too_large',
    ],
    ['has pictures without end', () => changed({ 'word/a.png': 'x'.repeat(31_000_000) }), 'form_too_large'],
    [
      'has a thousand entries',
      () => zipFile(Object.fromEntries(Array.from({ length: 1000 }, (_none, at) => [`word/${at}.bin`, 'x']))),
      'form_too_large',
    ],
  ])('is refused where it %s', async (_what, form, code) => {
    expect(await refusalOf(await form())).toEqual({ code })
  })
})
