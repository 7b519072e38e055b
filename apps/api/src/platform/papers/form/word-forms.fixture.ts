import { strToU8, zipSync } from 'fflate'
import { SAMPLES } from '../../../testing/sample-files.ts'

export type Parts = Record<string, string | Uint8Array>

export const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const R = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABpfZFQAAAAABJRU5ErkJggg==',
  'base64',
)
const EMF = Buffer.concat([
  Buffer.from([1, 0, 0, 0]),
  Buffer.alloc(36),
  Buffer.from(' EMF'),
  Buffer.alloc(60),
])
/** Its first 32 bytes are hidden behind a key. */
const OBFUSCATED_FONT = Buffer.alloc(200, 0xa7)
const TRUE_TYPE = Buffer.concat([Buffer.from([0, 1, 0, 0, 0]), Buffer.alloc(200)])

export type Related = readonly [type: string, target: string, mode?: 'External']

export function relations(...related: readonly Related[]): string {
  const written = related.map(([type, target, mode], at) => {
    const address = type.includes(':') ? type : `${R}/${type}`
    return `<Relationship Id="rId${at + 1}" Type="${address}" Target="${target}"${mode ? ` TargetMode="${mode}"` : ''}/>`
  })
  return `${XML}<Relationships xmlns="${PACKAGE}/relationships">${written.join('')}</Relationships>`
}

export function contentTypes(defaults: Record<string, string>, overrides: Record<string, string>): string {
  const byEnding = Object.entries({
    rels: 'application/vnd.openxmlformats-package.relationships+xml',
    xml: 'application/xml',
    ...defaults,
  }).map(([ending, type]) => `<Default Extension="${ending}" ContentType="${type}"/>`)
  const byName = Object.entries(overrides).map(
    ([name, type]) => `<Override PartName="${name}" ContentType="${type}"/>`,
  )
  return `${XML}<Types xmlns="${PACKAGE}/content-types">${[...byEnding, ...byName].join('')}</Types>`
}

const NAMESPACES = `xmlns:w="${W}" xmlns:r="${R}" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" mc:Ignorable="w14"`

/** A part of Word's text with what stands in it. */
export function wordPart(root: string, inner = ''): string {
  return `${XML}<w:${root} ${NAMESPACES}>${inner}</w:${root}>`
}

export const document = (body: string) => wordPart('document', `<w:body>${body}<w:sectPr/></w:body>`)
export const run = (inner: string) => `<w:r>${inner}</w:r>`
export const paragraph = (inner: string) => `<w:p>${inner}</w:p>`
export const words = (text: string) => run(`<w:t xml:space="preserve">${text}</w:t>`)
export const mark = (type: 'begin' | 'separate' | 'end') => run(`<w:fldChar w:fldCharType="${type}"/>`)
export const instruction = (text: string) => run(`<w:instrText xml:space="preserve">${text}</w:instrText>`)
/** A field as Word writes it, whose instruction may hold other fields. */
export const field = (code: string, result = words('1')) =>
  mark('begin') + (code.includes('<w:') ? code : instruction(code)) + mark('separate') + result + mark('end')

const TEXT_BOX = `<mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:txbx><w:txbxContent>${paragraph(field(' PAGE '))}</w:txbxContent></wps:txbx></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape><v:textbox><w:txbxContent>${paragraph(field(' PAGE '))}</w:txbxContent></v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent>`

const CONTENTS = [
  paragraph(
    mark('begin') +
      instruction(' TOC \\o "1-3" \\h \\z \\u ') +
      mark('separate') +
      field(' HYPERLINK \\l "_Toc1" ', words('Α')),
  ),
  paragraph(field(' PAGEREF _Toc1 \\h ') + mark('end')),
].join('')

const TEXT_FIELD = `${run('<w:fldChar w:fldCharType="begin"><w:ffData><w:name w:val="Text1"/><w:enabled/><w:textInput/></w:ffData></w:fldChar>')}${instruction(' FORM')}${instruction('TEXT ')}${mark('separate')}${words('…')}${mark('end')}`

/** What a form of some years has seen in Word: fields, text boxes, tracked changes, pictures, bound content. */
export const WORD_BODY = [
  paragraph(words('{Τίτλος}')),
  paragraph(run(TEXT_BOX)),
  CONTENTS,
  paragraph(TEXT_FIELD),
  paragraph(
    field(
      `${instruction(' IF ')}${field(' PAGE ')}${instruction(' = 1 "a" "b" ')}`,
      `<w:fldSimple w:instr=" NUMPAGES  \\* MERGEFORMAT ">${words('2')}</w:fldSimple>`,
    ),
  ),
  paragraph(
    `<w:ins w:id="1" w:author="a">${mark('begin')}</w:ins><w:ins w:id="2" w:author="a">${instruction(' DATE \\@ "d/M/yyyy" ')}${mark('end')}</w:ins><w:del w:id="3" w:author="a">${mark('begin')}${run('<w:delInstrText> TIME </w:delInstrText>')}${mark('end')}</w:del>`,
  ),
  paragraph(field(' HYPERLINK "https://www.example.gr/a b" \\o "Σελίδα" ')),
  paragraph(field('=SUM(ABOVE)')),
  `<w:sdt><w:sdtPr><w:dataBinding w:xpath="/a" w:storeItemID="{6C3C8BC8-F283-45AE-878A-BAB7291924A1}"/></w:sdtPr><w:sdtContent>${paragraph(words('Τμήμα'))}</w:sdtContent></w:sdt>`,
  paragraph(`<w:hyperlink r:id="rId10">${words('σελίδα')}</w:hyperlink>`),
  paragraph(run('<w:drawing><wp:inline><a:blip r:embed="rId11"/></wp:inline></w:drawing>')),
].join('')

/** A form as Word saves it, with the parts that it has in an office of some years. */
export const WORD_PARTS: Parts = {
  '[Content_Types].xml': contentTypes(
    {
      png: 'image/png',
      emf: 'image/x-emf',
      jpeg: 'image/jpeg',
      bin: `${WORD}.printerSettings`,
      odttf: 'application/vnd.openxmlformats-officedocument.obfuscatedFont',
    },
    {
      '/word/document.xml': `${WORD}.document.main+xml`,
      '/word/styles.xml': `${WORD}.styles+xml`,
      '/word/stylesWithEffects.xml': 'application/vnd.ms-word.stylesWithEffects+xml',
      '/word/settings.xml': `${WORD}.settings+xml`,
      '/word/webSettings.xml': `${WORD}.webSettings+xml`,
      '/word/fontTable.xml': `${WORD}.fontTable+xml`,
      '/word/numbering.xml': `${WORD}.numbering+xml`,
      '/word/header1.xml': `${WORD}.header+xml`,
      '/word/footer1.xml': `${WORD}.footer+xml`,
      '/word/footnotes.xml': `${WORD}.footnotes+xml`,
      '/word/endnotes.xml': `${WORD}.endnotes+xml`,
      '/word/comments.xml': `${WORD}.comments+xml`,
      '/word/commentsExtended.xml': `${WORD}.commentsExtended+xml`,
      '/word/commentsIds.xml': `${WORD}.commentsIds+xml`,
      '/word/commentsExtensible.xml': `${WORD}.commentsExtensible+xml`,
      '/word/people.xml': `${WORD}.people+xml`,
      '/word/glossary/document.xml': `${WORD}.document.glossary+xml`,
      '/word/theme/theme1.xml': 'application/vnd.openxmlformats-officedocument.theme+xml',
      '/docProps/core.xml': 'application/vnd.openxmlformats-package.core-properties+xml',
      '/docProps/app.xml': 'application/vnd.openxmlformats-officedocument.extended-properties+xml',
      '/docProps/custom.xml': 'application/vnd.openxmlformats-officedocument.custom-properties+xml',
      '/customXml/itemProps1.xml': 'application/vnd.openxmlformats-officedocument.customXmlProperties+xml',
      '/docMetadata/LabelInfo.xml': 'application/vnd.ms-office.classificationlabels+xml',
    },
  ),
  '_rels/.rels': relations(
    ['officeDocument', 'word/document.xml'],
    [`${PACKAGE}/relationships/metadata/core-properties`, 'docProps/core.xml'],
    ['extended-properties', 'docProps/app.xml'],
    ['custom-properties', 'docProps/custom.xml'],
    [`${PACKAGE}/relationships/metadata/thumbnail`, 'docProps/thumbnail.jpeg'],
    [
      'http://schemas.microsoft.com/office/2020/02/relationships/classificationlabels',
      'docMetadata/LabelInfo.xml',
    ],
  ),
  'word/document.xml': document(WORD_BODY),
  'word/_rels/document.xml.rels': relations(
    ['customXml', '../customXml/item1.xml'],
    ['numbering', 'numbering.xml'],
    ['styles', 'styles.xml'],
    ['http://schemas.microsoft.com/office/2007/relationships/stylesWithEffects', 'stylesWithEffects.xml'],
    ['settings', 'settings.xml'],
    ['webSettings', 'webSettings.xml'],
    ['footnotes', 'footnotes.xml'],
    ['endnotes', 'endnotes.xml'],
    ['comments', 'comments.xml'],
    ['hyperlink', 'https://www.example.gr/', 'External'],
    ['image', 'media/image1.png'],
    ['http://schemas.microsoft.com/office/2011/relationships/commentsExtended', 'commentsExtended.xml'],
    ['http://schemas.microsoft.com/office/2016/09/relationships/commentsIds', 'commentsIds.xml'],
    [
      'http://schemas.microsoft.com/office/2018/08/relationships/commentsExtensible',
      'commentsExtensible.xml',
    ],
    ['http://schemas.microsoft.com/office/2011/relationships/people', 'people.xml'],
    ['header', 'header1.xml'],
    ['footer', 'footer1.xml'],
    ['fontTable', 'fontTable.xml'],
    ['glossaryDocument', 'glossary/document.xml'],
    ['theme', '/word/theme/theme1.xml'],
    ['printerSettings', 'printerSettings1.bin'],
    ['hyperlink', 'mailto:gramm@example.gr', 'External'],
  ),
  'word/styles.xml': wordPart('styles'),
  'word/stylesWithEffects.xml': wordPart('styles'),
  'word/settings.xml': wordPart('settings', '<w:zoom w:percent="100"/>'),
  'word/webSettings.xml': wordPart('webSettings'),
  'word/fontTable.xml': wordPart('fonts', '<w:font w:name="A"><w:embedRegular r:id="rId1"/></w:font>'),
  'word/_rels/fontTable.xml.rels': relations(['font', 'fonts/font1.odttf']),
  'word/fonts/font1.odttf': OBFUSCATED_FONT,
  'word/numbering.xml': wordPart('numbering', '<w:lvlText w:val="%1."/>'),
  'word/header1.xml': wordPart('hdr', paragraph(words('{Τμήμα}'))),
  'word/_rels/header1.xml.rels': relations(['image', 'media/image2.emf']),
  'word/footer1.xml': wordPart('ftr', paragraph(field('PAGE   \\* MERGEFORMAT'))),
  'word/footnotes.xml': wordPart('footnotes'),
  'word/endnotes.xml': wordPart('endnotes'),
  'word/comments.xml': wordPart('comments'),
  'word/commentsExtended.xml': wordPart('comments'),
  'word/commentsIds.xml': wordPart('comments'),
  'word/commentsExtensible.xml': wordPart('comments'),
  'word/people.xml': wordPart('people'),
  'word/glossary/document.xml': wordPart('glossaryDocument'),
  'word/theme/theme1.xml': `${XML}<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"/>`,
  'word/media/image1.png': PNG,
  'word/media/image2.emf': EMF,
  'word/printerSettings1.bin': Buffer.from('EPSON', 'utf16le'),
  'docProps/core.xml': `${XML}<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties"/>`,
  'docProps/app.xml': `${XML}<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"/>`,
  'docProps/custom.xml': `${XML}<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/custom-properties"/>`,
  'docProps/thumbnail.jpeg': Buffer.from('ffd8ffe000104a46494600', 'hex'),
  'docMetadata/LabelInfo.xml':
    '<clbl:labelList xmlns:clbl="http://schemas.microsoft.com/office/2020/mipLabelMetadata"/>',
  'customXml/item1.xml': '<?mso-contentType?><FormTemplates/>',
  'customXml/itemProps1.xml':
    '<ds:datastoreItem xmlns:ds="http://schemas.openxmlformats.org/officeDocument/2006/customXml"/>',
  'customXml/_rels/item1.xml.rels': relations(['customXmlProps', 'itemProps1.xml']),
}

/** As LibreOffice exports it: its own address of the core properties, links into the form as external ones. */
export const LIBREOFFICE_PARTS: Parts = {
  '[Content_Types].xml': contentTypes(
    { png: 'image/png', jpeg: 'image/jpeg', svg: 'image/svg+xml' },
    {
      '/_rels/.rels': 'application/vnd.openxmlformats-package.relationships+xml',
      '/docProps/core.xml': 'application/vnd.openxmlformats-package.core-properties+xml',
      '/docProps/app.xml': 'application/vnd.openxmlformats-officedocument.extended-properties+xml',
      '/word/_rels/document.xml.rels': 'application/vnd.openxmlformats-package.relationships+xml',
      '/word/document.xml': `${WORD}.document.main+xml`,
      '/word/styles.xml': `${WORD}.styles+xml`,
      '/word/fontTable.xml': `${WORD}.fontTable+xml`,
      '/word/settings.xml': `${WORD}.settings+xml`,
      '/word/media/image1.png': 'image/png',
    },
  ),
  '_rels/.rels': relations(
    [
      'http://schemas.openxmlformats.org/officedocument/2006/relationships/metadata/core-properties',
      'docProps/core.xml',
    ],
    ['extended-properties', 'docProps/app.xml'],
    ['officeDocument', 'word/document.xml'],
  ),
  'docProps/core.xml': WORD_PARTS['docProps/core.xml'] ?? '',
  'docProps/app.xml': WORD_PARTS['docProps/app.xml'] ?? '',
  'word/_rels/document.xml.rels': relations(
    ['styles', 'styles.xml'],
    ['hyperlink', '#Κεφάλαιο', 'External'],
    ['image', 'media/image1.png'],
    ['image', 'media/image2.svg'],
    ['fontTable', 'fontTable.xml'],
    ['settings', 'settings.xml'],
  ),
  'word/document.xml': document(
    paragraph(words('{Τίτλος}')) +
      paragraph(
        `${mark('begin')}${instruction(' REF Σελιδοδείκτης \\h ')}${mark('separate')}${words('1')}${mark('end')}`,
      ),
  ),
  'word/styles.xml': wordPart('styles'),
  'word/fontTable.xml': wordPart('fonts'),
  'word/settings.xml': wordPart('settings'),
  'word/media/image1.png': PNG,
  'word/media/image2.svg':
    '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0L1 1" fill="url(#a)"/></svg>',
}

/** As Google Docs exports it: fonts that are not hidden, data in a folder of other letters. */
export const GOOGLE_PARTS: Parts = {
  '[Content_Types].xml': contentTypes(
    { ttf: 'application/x-font-ttf', png: 'image/png' },
    {
      '/word/document.xml': `${WORD}.document.main+xml`,
      '/word/styles.xml': `${WORD}.styles+xml`,
      '/word/fontTable.xml': `${WORD}.fontTable+xml`,
      '/word/settings.xml': `${WORD}.settings+xml`,
      '/word/numbering.xml': `${WORD}.numbering+xml`,
      '/word/footer1.xml': `${WORD}.footer+xml`,
      '/word/theme/theme1.xml': 'application/vnd.openxmlformats-officedocument.theme+xml',
      '/customXML/itemProps1.xml': 'application/vnd.openxmlformats-officedocument.customXmlProperties+xml',
    },
  ),
  '_rels/.rels': relations(['officeDocument', 'word/document.xml']),
  'word/_rels/document.xml.rels': relations(
    ['theme', 'theme/theme1.xml'],
    ['settings', 'settings.xml'],
    ['fontTable', 'fontTable.xml'],
    ['numbering', 'numbering.xml'],
    ['styles', 'styles.xml'],
    ['customXml', '../customXML/item1.xml'],
    ['footer', 'footer1.xml'],
    ['image', 'media/image1.png'],
  ),
  'word/_rels/fontTable.xml.rels': relations(['font', 'fonts/Roboto-regular.ttf']),
  'word/fonts/Roboto-regular.ttf': TRUE_TYPE,
  'word/document.xml': document(paragraph(words('{Τίτλος}'))),
  'word/styles.xml': wordPart('styles'),
  'word/fontTable.xml': wordPart('fonts'),
  'word/settings.xml': wordPart('settings'),
  'word/numbering.xml': wordPart('numbering'),
  'word/footer1.xml': wordPart('ftr', paragraph(field('PAGE'))),
  'word/theme/theme1.xml': WORD_PARTS['word/theme/theme1.xml'] ?? '',
  'word/media/image1.png': PNG,
  'customXML/item1.xml': '<go:gDocsCustomXmlDataStorage xmlns:go="http://customooxmlschemas.google.com/"/>',
  'customXML/itemProps1.xml':
    '<ds:datastoreItem xmlns:ds="http://schemas.openxmlformats.org/officeDocument/2006/customXml"/>',
  'customXML/_rels/item1.xml.rels': relations(['customXmlProps', 'itemProps1.xml']),
}

export function zipped(parts: Parts): Uint8Array {
  const bytes = Object.entries(parts).map(([name, content]) => [
    name,
    typeof content === 'string' ? strToU8(content) : content,
  ])
  return zipSync(Object.fromEntries(bytes))
}

/** The form of Word with other parts beside its own, or in their place. */
export function wordForm(changes: Parts = {}): Uint8Array {
  return zipped({ ...WORD_PARTS, ...changes })
}

/** The form of Word whose text is another. */
export function formSaying(body: string): Uint8Array {
  return wordForm({ 'word/document.xml': document(body) })
}

/** The form of Word whose text leads to something more. */
export function formLeadingTo(related: Related, changes: Parts = {}): Uint8Array {
  return wordForm({
    'word/_rels/document.xml.rels': relations(['settings', 'settings.xml'], related),
    ...changes,
  })
}

export const PROGRAM = SAMPLES.exe
