import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { zipFile } from '../../../testing/zip-file.ts'
import { Refusal } from '../../refusal/refusal.ts'
import { aForm } from './form.fixture.ts'
import { readWordArchive } from './word-archive.ts'
import {
  contentTypes,
  document,
  field,
  formLeadingTo,
  formSaying,
  GOOGLE_PARTS,
  instruction,
  LIBREOFFICE_PARTS,
  mark,
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

async function refusalOf(form: Uint8Array) {
  try {
    await readWordArchive(form)
  } catch (error) {
    if (error instanceof Refusal) return { code: error.code, ...error.facts }
    throw error
  }
  return 'taken'
}

async function partsOf(form: Uint8Array): Promise<Record<string, string>> {
  const bytes = (await readWordArchive(form)).generate({ type: 'uint8array' })
  return Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, part]) => [name, strFromU8(part)]))
}

const names = (parts: Parts) => Object.keys(parts).sort()
const macros = (part: string) => ({ code: 'form_with_macros', part })
const unreadable = (part: string) => ({ code: 'form_part_unreadable', part })
const refused = (part: string) => ({ code: 'form_part_refused', part })
const elsewhere = (address: string) => ({ code: 'form_loads_from_elsewhere', address })
const ofField = (code: string) => ({ code: 'form_field_refused', field: code })

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
      refused('https://a.example/x.dotm'),
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
      refused('embeddings/oleObject1.bin'),
    ],
    ['a workbook', () => formLeadingTo(['package', 'embeddings/a.xlsx']), refused('embeddings/a.xlsx')],
    ['a page to be taken in', () => formLeadingTo(['aFChunk', 'a.html']), refused('a.html')],
    ['a chart', () => formLeadingTo(['chart', 'charts/chart1.xml']), refused('charts/chart1.xml')],
    [
      'a part of no known kind',
      () => formLeadingTo(['https://a.example/b', 'settings.xml']),
      refused('settings.xml'),
    ],
    ['a program', () => wordForm({ 'word/a.exe': PROGRAM }), refused('word/a.exe')],
    [
      'a program as a picture',
      () => wordForm({ 'word/media/image1.png': PROGRAM }),
      refused('word/media/image1.png'),
    ],
    [
      'a program as a font',
      () => wordForm({ 'word/fonts/font1.odttf': PROGRAM }),
      refused('word/fonts/font1.odttf'),
    ],
    [
      'a program as the settings of a printer',
      () => wordForm({ 'word/printerSettings1.bin': PROGRAM }),
      refused('word/printerSettings1.bin'),
    ],
    ['settings as a picture', () => formLeadingTo(['image', 'settings.xml']), refused('word/settings.xml')],
    ['styles of another type', () => formLeadingTo(['styles', 'header1.xml']), refused('word/header1.xml')],
  ])('%s', async (_what, form, refusal) => {
    expect(await refusalOf(form())).toEqual(refusal)
  })

  it.each([
    ['a script', '<script/>'],
    ['a page', '<foreignObject/>'],
    ['an act', '<g onclick="a()"/>'],
    [
      'a picture from elsewhere',
      '<image xmlns:x="http://www.w3.org/1999/xlink" x:href="https://a.example/b"/>',
    ],
    ['a colour from elsewhere', '<path fill="url(https://a.example/b)"/>'],
  ])('%s in a drawing', async (_what, markup) => {
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg">${markup}</svg>`
    const form = zipped({ ...LIBREOFFICE_PARTS, 'word/media/image2.svg': drawing })
    expect(await refusalOf(form)).toEqual(refused('word/media/image2.svg'))
  })
})

const DDE = 'DDEAUTO c:\\\\windows\\\\system32\\\\cmd.exe "/k calc"'
const shownDde = ofField(`${DDE.slice(0, 60)}`)

describe('a field that loads, runs or includes something is refused', () => {
  it.each([
    'DDE a b',
    'ddeauto a b',
    'INCLUDEPICTURE "https://a.example/x.png" \\d',
    'INCLUDETEXT "x.docx"',
    'INCLUDE x.docx',
    'LINK Excel.Sheet.8 "x.xls"',
    'IMPORT x.png',
    'EMBED Package',
    'DATABASE \\d "x.mdb"',
    'MACROBUTTON a b',
    'AUTOTEXT a',
    'RD "x.docx"',
    'FILLIN "password"',
    'ASK a "password"',
    'ADDIN a',
    'CONTROL Forms.CommandButton.1',
    'PRINT "a"',
    'DD',
    'ＤＤＥ a b',
  ])('%s', async (code) => {
    expect(await refusalOf(formSaying(paragraph(field(code))))).toEqual(ofField(code))
  })

  const wrapped = (inner: string) => `<x:a xmlns:x="urn:x">${inner}</x:a>`
  const fallback = (inner: string) =>
    `<mc:AlternateContent><mc:Fallback>${inner}</mc:Fallback></mc:AlternateContent>`
  it.each([
    ['in many pieces', field([...DDE].map(instruction).join('')), shownDde],
    ['with a comment in it', field(instruction(`DDE<!-- a -->${DDE.slice(3)}`)), shownDde],
    ['as CDATA', field(instruction(`<![CDATA[${DDE}]]>`)), shownDde],
    ['as numbers', field(instruction(`&#68;&#x44;${DDE.slice(1 + 1)}`)), shownDde],
    ['as a simple one', `<w:fldSimple w:instr="DDEAUTO a"/>`, ofField('DDEAUTO a')],
    ['within another', field(instruction('IF ') + field('DDE a')), ofField('DDE a')],
    ['in the result of another', field('PAGE', field('DDE a')), ofField('DDE a')],
    ['without a result', mark('begin') + instruction('DDE a') + mark('end'), ofField('DDE a')],
    ['without an end', mark('begin') + instruction('DDE a'), ofField('DDE a')],
    ['without a beginning', instruction('DDE a'), ofField('DDE a')],
    [
      'behind its result',
      mark('begin') + mark('separate') + instruction('DDE a') + mark('end'),
      ofField('DDE a'),
    ],
    ['under the name that another makes', field(field('REF a') + instruction(' b')), ofField('{ }')],
    [
      'that was deleted',
      `<w:del>${mark('begin')}${run('<w:delInstrText>DDE a</w:delInstrText>')}${mark('end')}</w:del>`,
      ofField('DDE a'),
    ],
    [
      'whose harmless name was deleted',
      `${mark('begin')}<w:del>${run('<w:delInstrText>PAGE </w:delInstrText>')}</w:del>${instruction('DDE a')}${mark('end')}`,
      ofField('PAGE'),
    ],
    [
      'whose harmless name is deleted without a mark',
      mark('begin') + run('<w:delInstrText>PAGE </w:delInstrText>') + instruction('DDE a') + mark('end'),
      ofField('delInstrText'),
    ],
    [
      'whose harmless name is an alternative',
      mark('begin') + fallback(instruction('PAGE ')) + instruction('DDE a') + mark('end'),
      ofField('PAGE'),
    ],
    [
      'whose harmless name stands in markup that Word leaves out',
      mark('begin') + wrapped(instruction('PAGE ')) + instruction('DDE a') + mark('end'),
      ofField('PAGE'),
    ],
    ['of a mark that there is none of', run('<w:fldChar w:fldCharType="start"/>'), ofField('start')],
    [
      'of a link whose address another makes',
      field(instruction('HYPERLINK ') + field('REF a')),
      ofField('HYPERLINK'),
    ],
  ])('%s', async (_what, markup, refusal) => {
    expect(await refusalOf(formSaying(paragraph(markup)))).toEqual(refusal)
  })

  it.each(['file:///C:/x.exe', '\\\\\\\\a.example\\\\x', 'javascript:alert(1)', 'x.docx'])(
    'a link to %s',
    async (address) => {
      const form = formSaying(paragraph(field(`HYPERLINK \\o "https://a.example" "${address}"`)))
      expect(await refusalOf(form)).toEqual(elsewhere(address))
    },
  )

  it.each([
    ['word/header1.xml', 'hdr'],
    ['word/footer1.xml', 'ftr'],
    ['word/footnotes.xml', 'footnotes'],
    ['word/endnotes.xml', 'endnotes'],
    ['word/comments.xml', 'comments'],
    ['word/glossary/document.xml', 'glossaryDocument'],
  ])('in %s', async (part, root) => {
    const form = wordForm({ [part]: wordPart(root, paragraph(field('DDE a'))) })
    expect(await refusalOf(form)).toEqual(ofField('DDE a'))
  })

  it('in a text box', async () => {
    const box = `<w:pict><v:shape><v:textbox><w:txbxContent>${paragraph(field('DDE a'))}</w:txbxContent></v:textbox></v:shape></w:pict>`
    expect(await refusalOf(formSaying(paragraph(run(box))))).toEqual(ofField('DDE a'))
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
    ['has another name in capitals', { 'word/SETTINGS.xml': '<a/>' }, refused('word/SETTINGS.xml')],
    ['has a stroke of Windows', { 'word\\a.xml': '<a/>' }, refused('word\\a.xml')],
    ['goes up', { 'word/../a.xml': '<a/>' }, refused('word/../a.xml')],
    ['begins at the root', { '/word/a.xml': '<a/>' }, refused('/word/a.xml')],
    ['has an empty folder', { 'word//a.xml': '<a/>' }, refused('word//a.xml')],
    ['is percent-encoded', { 'word/%61.xml': '<a/>' }, refused('word/%61.xml')],
    ['ends with a dot', { 'word/a.xml.': '<a/>' }, refused('word/a.xml.')],
    ['has letters that look like others', { 'word/settіngs.xml': '<a/>' }, refused('word/settіngs.xml')],
    [
      'is missing',
      { 'word/_rels/settings.xml.rels': relations(['image', 'media/none.png']) },
      refused('media/none.png'),
    ],
    [
      'is a second document',
      { 'word/_rels/settings.xml.rels': relations(['officeDocument', 'document.xml']) },
      refused('document.xml'),
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
    expect(await refusalOf(twice)).toEqual(refused('word/settings.xml'))
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
