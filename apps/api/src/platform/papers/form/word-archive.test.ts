import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { zipFile } from '../../../testing/zip-file.ts'
import { aForm } from './form.fixture.ts'
import { elsewhere, macros, partRefused, refusalOf, unreadable } from './form-refusals.fixture.ts'
import { readWordArchive } from './word-archive.ts'
import {
  contentTypes,
  document,
  formLeadingTo,
  formSaying,
  GOOGLE_PARTS,
  LIBREOFFICE_PARTS,
  type Parts,
  PROGRAM,
  paragraph,
  relations,
  run,
  WORD_PARTS,
  wordForm,
  wordPart,
  words,
  zipped,
} from './word-forms.fixture.ts'

async function partsOf(form: Uint8Array): Promise<Record<string, string>> {
  const bytes = (await readWordArchive(form)).generate({ type: 'uint8array' })
  return Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, part]) => [name, strFromU8(part)]))
}

const names = (parts: Parts) => Object.keys(parts).sort()
const UNUSED_OF_WORD = [
  'customXml/_rels/item1.xml.rels',
  'customXml/item1.xml',
  'customXml/itemProps1.xml',
  'docMetadata/LabelInfo.xml',
  'docProps/thumbnail.jpeg',
]
const UNUSED_OF_GOOGLE = ['customXML/_rels/item1.xml.rels', 'customXML/item1.xml', 'customXML/itemProps1.xml']

describe('a form is taken', () => {
  it.each([
    ['Word', WORD_PARTS, UNUSED_OF_WORD],
    ['LibreOffice', LIBREOFFICE_PARTS, []],
    ['Google Docs', GOOGLE_PARTS, UNUSED_OF_GOOGLE],
  ])('from %s, with its parts but for data that no reader needs', async (_program, parts, unused) => {
    const kept = await partsOf(zipped(parts))
    expect(Object.keys(kept).sort()).toEqual(names(parts).filter((name) => !unused.includes(name)))
    expect(kept['word/document.xml']).toBe(parts['word/document.xml'])
  })

  it('from our own program for papers', async () => {
    expect(await refusalOf(await aForm(['{Τίτλος}'], ['{#Μέλη}{Μέλος}{/Μέλη}']))).toBe('taken')
  })

  it('with every part named, and every relation leading to one that is there', async () => {
    const kept = await partsOf(wordForm())
    const types = kept['[Content_Types].xml'] ?? ''
    for (const name of Object.keys(kept).filter((name) => !/\.rels$|^\[/.test(name))) {
      expect(types).toContain(`PartName="/${name}"`)
    }
    expect(kept['_rels/.rels']).not.toContain('thumbnail')
    expect(kept['word/_rels/document.xml.rels']).not.toContain('customXml')
    expect(kept['word/_rels/document.xml.rels']).toContain(
      'Target="https://www.example.gr/" TargetMode="External"',
    )
  })

  it('without a part that nothing leads to', async () => {
    expect(await partsOf(wordForm({ 'customXml/item2.xml': '<a/>' }))).not.toHaveProperty(
      'customXml/item2.xml',
    )
  })
})

const TEMPLATE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/attachedTemplate'
const attached = (type = `"${TEMPLATE}"`, mode = 'External') =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id='rId1' Type=${type} Target='https://a.example/x.dotm' TargetMode='${mode}'/></Relationships>`
const SETTINGS = 'word/_rels/settings.xml.rels'

describe('a form that loads something from elsewhere is refused', () => {
  it.each<[string, Parts, object]>([
    ['a template', { [SETTINGS]: attached() }, elsewhere('https://a.example/x.dotm')],
    [
      'a template in single quotes',
      { [SETTINGS]: attached(`'${TEMPLATE}'`) },
      elsewhere('https://a.example/x.dotm'),
    ],
    [
      'a template behind an entity',
      { [SETTINGS]: attached(`'${TEMPLATE.replace('T', '&#84;')}'`) },
      elsewhere('https://a.example/x.dotm'),
    ],
    [
      'a template in capitals',
      { 'word/_rels/settings.xml.RELS': attached() },
      elsewhere('https://a.example/x.dotm'),
    ],
    [
      'a template in a folder of capitals',
      { 'WORD/_RELS/SETTINGS.XML.RELS': attached() },
      elsewhere('https://a.example/x.dotm'),
    ],
    [
      'a template of the strict standard',
      { [SETTINGS]: attached('"http://purl.oclc.org/ooxml/officeDocument/relationships/attachedTemplate"') },
      elsewhere('https://a.example/x.dotm'),
    ],
    [
      'a template in UTF-16',
      { [SETTINGS]: Buffer.from(`\ufeff${attached()}`, 'utf16le') },
      unreadable(SETTINGS),
    ],
    [
      'a template in UTF-16 without a mark',
      { [SETTINGS]: Buffer.from(attached(), 'utf16le') },
      unreadable(SETTINGS),
    ],
    [
      'a template in UTF-7',
      { [SETTINGS]: `<?xml version="1.0" encoding="UTF-7"?>${attached()}` },
      unreadable(SETTINGS),
    ],
    [
      'a template that is said to be in the form',
      { [SETTINGS]: attached(undefined, 'Internal') },
      partRefused('https://a.example/x.dotm'),
    ],
    ['a target of an unknown mode', { [SETTINGS]: attached(undefined, 'external') }, unreadable(SETTINGS)],
    [
      'a database for a serial letter',
      { 'word/settings.xml': wordPart('settings', '<w:mailMerge><w:query w:val="SELECT 1"/></w:mailMerge>') },
      elsewhere('mailMerge'),
    ],
  ])('%s', async (_what, parts, refusal) => {
    expect(await refusalOf(wordForm(parts))).toEqual(refusal)
  })

  it.each([
    ['image', 'https://a.example/x.png'],
    ['image', 'NULL'],
    ['oleObject', 'https://a.example/x.doc'],
    ['frame', 'https://a.example/x.htm'],
    ['subDocument', 'file:///C:/x.docx'],
    ['mailMergeSource', 'file:///C:/x.mdb'],
    ['settings', 'https://a.example/settings.xml'],
    ['hyperlink', 'file:///C:/Windows/System32/calc.exe'],
    ['hyperlink', '\\\\a.example\\share\\x.exe'],
    ['hyperlink', 'javascript:alert(1)'],
    ['hyperlink', 'ms-msdt:/id'],
    ['hyperlink', 'x.docx'],
  ])('as %s: %s', async (type, address) => {
    expect(await refusalOf(formLeadingTo([type, address, 'External']))).toEqual(elsewhere(address))
  })

  it('as a link that is said to lead to a part', async () => {
    const form = formLeadingTo(['hyperlink', 'https://a.example/'])
    expect(await refusalOf(form)).toEqual(elsewhere('https://a.example/'))
  })

  it.each([
    ['a picture of a drawing', '<v:imagedata src="https://a.example/x.png"/>', 'https://a.example/x.png'],
    ['a drawing that leads to a disk', '<v:shape href="file://a.example/x"/>', 'file://a.example/x'],
    [
      'a page in a video',
      '<wp15:webVideoPr xmlns:wp15="http://schemas.microsoft.com/office/word/2012/wordprocessingDrawing" embeddedHtml="x"/>',
      'webVideoPr',
    ],
  ])('as %s', async (_what, markup, address) => {
    expect(await refusalOf(formSaying(paragraph(run(markup))))).toEqual(elsewhere(address))
  })
})

describe('a form that runs something is refused', () => {
  const vba = 'http://schemas.microsoft.com/office/2006/relationships/vbaProject'
  const typed = (overrides: Record<string, string>, defaults = {}) => ({
    '[Content_Types].xml': (WORD_PARTS['[Content_Types].xml'] as string).replace(
      '</Types>',
      `${contentTypes(defaults, overrides).split('/>').slice(2).join('/>')}`,
    ),
  })
  it.each<[string, () => Uint8Array, object]>([
    ['macros', () => wordForm({ 'word/vbaProject.bin': 'x' }), macros('word/vbaProject.bin')],
    [
      'macros by another name',
      () => formLeadingTo([vba, 'printerSettings1.bin']),
      macros('printerSettings1.bin'),
    ],
    [
      'macros by another name and type',
      () =>
        wordForm({
          ...typed({ '/word/a.xml': 'application/vnd.ms-office.vbaProject' }),
          'word/a.xml': '<a/>',
        }),
      macros('word/a.xml'),
    ],
    [
      'macros by the type of an ending',
      () => wordForm({ ...typed({}, { dat: 'application/vnd.ms-office.vbaProject' }), 'word/a.dat': 'x' }),
      macros('word/a.dat'),
    ],
    [
      'the type of a document with macros',
      () =>
        wordForm({
          '[Content_Types].xml': (WORD_PARTS['[Content_Types].xml'] as string).replace(
            /application[^"]*document\.main\+xml/,
            'application/vnd.ms-word.document.macroEnabled.main+xml',
          ),
        }),
      macros('word/document.xml'),
    ],
    ['a control', () => wordForm({ 'word/activeX/activeX1.bin': 'x' }), macros('word/activeX/activeX1.bin')],
    ['a control by a relation', () => formLeadingTo(['control', 'a.xml']), macros('a.xml')],
    [
      'buttons of its own',
      () =>
        wordForm({
          '_rels/.rels': relations(
            ['officeDocument', 'word/document.xml'],
            [
              'http://schemas.microsoft.com/office/2007/relationships/ui/extensibility',
              'customUI/customUI.xml',
            ],
          ),
          'customUI/customUI.xml': '<customUI/>',
        }),
      macros('customUI/customUI.xml'),
    ],
    [
      'keys of its own',
      () =>
        formLeadingTo([
          'http://schemas.microsoft.com/office/2006/relationships/keyMapCustomizations',
          'customizations.xml',
        ]),
      macros('customizations.xml'),
    ],
    [
      'a macro behind a form field',
      () =>
        formSaying(
          paragraph(
            run(
              '<w:fldChar w:fldCharType="begin"><w:ffData><w:entryMacro w:val="a"/></w:ffData></w:fldChar>',
            ),
          ),
        ),
      macros('word/document.xml'),
    ],
    [
      'an object',
      () => formLeadingTo(['oleObject', 'embeddings/oleObject1.bin']),
      partRefused('embeddings/oleObject1.bin'),
    ],
    ['a workbook', () => formLeadingTo(['package', 'embeddings/a.xlsx']), partRefused('embeddings/a.xlsx')],
    ['a page to be taken in', () => formLeadingTo(['aFChunk', 'a.html']), partRefused('a.html')],
    ['a chart', () => formLeadingTo(['chart', 'charts/chart1.xml']), partRefused('charts/chart1.xml')],
    [
      'a part of no known kind',
      () => formLeadingTo(['https://a.example/b', 'settings.xml']),
      partRefused('settings.xml'),
    ],
    ['a program', () => wordForm({ 'word/a.exe': PROGRAM }), partRefused('word/a.exe')],
    [
      'settings as a picture',
      () => formLeadingTo(['image', 'settings.xml']),
      partRefused('word/settings.xml'),
    ],
    [
      'styles of another type',
      () => formLeadingTo(['styles', 'header1.xml']),
      partRefused('word/header1.xml'),
    ],
  ])('%s', async (_what, form, refusal) => {
    expect(await refusalOf(form())).toEqual(refusal)
  })
})

const nested = (depth: number) => '<w:r>'.repeat(depth) + '</w:r>'.repeat(depth)

describe('a part that is read in two ways is refused', () => {
  it.each<[string, Parts, object]>([
    [
      'names entities',
      { 'word/settings.xml': '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>' },
      unreadable('word/settings.xml'),
    ],
    ['names an entity of HTML', { 'word/settings.xml': '<a>&nbsp;</a>' }, unreadable('word/settings.xml')],
    [
      'has an instruction',
      { 'word/settings.xml': '<?xml-stylesheet href="a"?><a/>' },
      unreadable('word/settings.xml'),
    ],
    [
      'is in another encoding',
      { 'word/settings.xml': Buffer.from('<a>\xc1</a>', 'latin1') },
      unreadable('word/settings.xml'),
    ],
    [
      'says that it is',
      { 'word/settings.xml': '<?xml version="1.0" encoding="windows-1253"?><a/>' },
      unreadable('word/settings.xml'),
    ],
    ['has a prefix of nothing', { 'word/settings.xml': '<w:settings/>' }, unreadable('word/settings.xml')],
    ['is not closed', { 'word/settings.xml': '<a>' }, unreadable('word/settings.xml')],
    ['is very deep', { 'word/document.xml': document(nested(300)) }, unreadable('word/document.xml')],
    [
      'has elements without end',
      { 'word/document.xml': document('<w:p/>'.repeat(200_000)) },
      unreadable('word/document.xml'),
    ],
    ['has another name in capitals', { 'word/SETTINGS.xml': '<a/>' }, partRefused('word/SETTINGS.xml')],
    ['has a stroke of Windows', { 'word\\a.xml': '<a/>' }, partRefused('word\\a.xml')],
    ['goes up', { 'word/../a.xml': '<a/>' }, partRefused('word/../a.xml')],
    ['begins at the root', { '/word/a.xml': '<a/>' }, partRefused('/word/a.xml')],
    ['has an empty folder', { 'word//a.xml': '<a/>' }, partRefused('word//a.xml')],
    ['is percent-encoded', { 'word/%61.xml': '<a/>' }, partRefused('word/%61.xml')],
    ['ends with a dot', { 'word/a.xml.': '<a/>' }, partRefused('word/a.xml.')],
    ['has letters that look like others', { 'word/settіngs.xml': '<a/>' }, partRefused('word/settіngs.xml')],
    [
      'is missing',
      { 'word/_rels/settings.xml.rels': relations(['image', 'media/none.png']) },
      partRefused('media/none.png'),
    ],
    [
      'is a second document',
      { 'word/_rels/settings.xml.rels': relations(['officeDocument', 'document.xml']) },
      partRefused('document.xml'),
    ],
    [
      'is no document',
      { '_rels/.rels': relations(['styles', 'word/styles.xml']) },
      { code: 'form_unreadable' },
    ],
    [
      'is one of two documents',
      { '_rels/.rels': relations(['officeDocument', 'word/document.xml'], ['officeDocument', 'word/a.xml']) },
      { code: 'form_unreadable' },
    ],
  ])('because it %s', async (_what, parts, refusal) => {
    expect(await refusalOf(wordForm(parts))).toEqual(refusal)
  })

  it('because the archive has its name twice', async () => {
    const bytes = Buffer.from(wordForm({ 'word/settingz.xml': '<a/>' }))
    const twice = Buffer.from(
      bytes.toString('latin1').replaceAll('word/settingz.xml', 'word/settings.xml'),
      'latin1',
    )
    expect(await refusalOf(twice)).toEqual(partRefused('word/settings.xml'))
  })
})

describe('a form that costs without bound is refused', () => {
  it('because it has hundreds of tags', async () => {
    expect(await refusalOf(formSaying(paragraph(words('{Τίτλος}'.repeat(500)))))).toEqual({
      code: 'form_too_many_tags',
      max: 500,
    })
    expect(await refusalOf(formSaying(paragraph(words('{Τίτλος}'.repeat(499)))))).toBe('taken')
  })

  it('because its entries name the same bytes again and again', async () => {
    const large = 'x'.repeat(100_000)
    const small = Object.fromEntries(Array.from({ length: 200 }, (_none, at) => [`word/${at}.xml`, 'x']))
    const bytes = zipFile({ 'word/large.xml': large, ...small })
    for (let at = bytes.indexOf('PK\x01\x02'); at !== -1; at = bytes.indexOf('PK\x01\x02', at + 4)) {
      bytes.writeUInt32LE(large.length, at + 20)
      bytes.writeUInt32LE(1, at + 24)
      bytes.writeUInt32LE(0, at + 42)
    }
    expect(await refusalOf(bytes)).toEqual({ code: 'form_too_large' })
  })
})
