/**
 * What Word, LibreOffice and Google Docs write into an ordinary form. A kind that is not here is not let through: what
 * the next version of Word invents has to be looked at first.
 */
export type PartKind =
  | { keep: 'xml'; contentType: string }
  | { keep: 'picture' | 'font' | 'printer' }
  /** Data beside the text, which no reader of a paper needs; a form is whole without it. */
  | { keep: 'nothing' }
  /** A link that a person follows. */
  | { keep: 'link' }

const word = (name: string): PartKind => ({
  keep: 'xml',
  contentType: `application/vnd.openxmlformats-officedocument.wordprocessingml.${name}+xml`,
})
const xml = (contentType: string): PartKind => ({ keep: 'xml', contentType })
const core = xml('application/vnd.openxmlformats-package.core-properties+xml')
const extended = xml('application/vnd.openxmlformats-officedocument.extended-properties+xml')
const custom = xml('application/vnd.openxmlformats-officedocument.custom-properties+xml')
const dropped: PartKind = { keep: 'nothing' }

export const MAIN_DOCUMENT = 'officeDocument'

/** By the last words of the type of relation, in the standard of 2006 and in the strict one. */
const OF_OFFICE: Readonly<Record<string, PartKind>> = {
  [MAIN_DOCUMENT]: word('document.main'),
  styles: word('styles'),
  numbering: word('numbering'),
  settings: word('settings'),
  webSettings: word('webSettings'),
  fontTable: word('fontTable'),
  header: word('header'),
  footer: word('footer'),
  footnotes: word('footnotes'),
  endnotes: word('endnotes'),
  comments: word('comments'),
  glossaryDocument: word('document.glossary'),
  theme: xml('application/vnd.openxmlformats-officedocument.theme+xml'),
  'extended-properties': extended,
  extendedProperties: extended,
  'custom-properties': custom,
  customProperties: custom,
  image: { keep: 'picture' },
  font: { keep: 'font' },
  printerSettings: { keep: 'printer' },
  hyperlink: { keep: 'link' },
  customXml: dropped,
}

const OFFICE_PREFIXES = [
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships/',
  'http://purl.oclc.org/ooxml/officeDocument/relationships/',
]

const OF_OTHERS: Readonly<Record<string, PartKind>> = {
  'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties': core,
  // LibreOffice writes it so.
  'http://schemas.openxmlformats.org/officedocument/2006/relationships/metadata/core-properties': core,
  'http://schemas.microsoft.com/office/2007/relationships/stylesWithEffects': xml(
    'application/vnd.ms-word.stylesWithEffects+xml',
  ),
  'http://schemas.microsoft.com/office/2011/relationships/commentsExtended': word('commentsExtended'),
  'http://schemas.microsoft.com/office/2016/09/relationships/commentsIds': word('commentsIds'),
  'http://schemas.microsoft.com/office/2018/08/relationships/commentsExtensible': word('commentsExtensible'),
  'http://schemas.microsoft.com/office/2011/relationships/people': word('people'),
  'http://schemas.openxmlformats.org/package/2006/relationships/metadata/thumbnail': dropped,
  'http://schemas.openxmlformats.org/package/2006/relationships/digital-signature/origin': dropped,
  'http://schemas.microsoft.com/office/2020/02/relationships/classificationlabels': dropped,
  'http://schemas.microsoft.com/office/2019/05/relationships/documenttasks': dropped,
}

/** The kind of part that a relation leads to; null where forms have none of this kind. */
export function kindOf(relationType: string): PartKind | null {
  const prefix = OFFICE_PREFIXES.find((one) => relationType.startsWith(one))
  const [kinds, name] =
    prefix === undefined ? [OF_OTHERS, relationType] : [OF_OFFICE, relationType.slice(prefix.length)]
  return (Object.hasOwn(kinds, name) ? kinds[name] : undefined) ?? null
}

const KEPT_XML = [...Object.values(OF_OFFICE), ...Object.values(OF_OTHERS)].flatMap((kind) =>
  kind.keep === 'xml' ? [kind.contentType] : [],
)

/** Content types without those of pictures; in small letters. */
const KNOWN_TYPES: ReadonlySet<string> = new Set(
  [
    ...KEPT_XML,
    'application/vnd.openxmlformats-officedocument.obfuscatedFont',
    'application/x-font-ttf',
    'application/x-fontdata',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.printerSettings',
    'application/vnd.openxmlformats-officedocument.customXmlProperties+xml',
    'application/vnd.openxmlformats-package.digital-signature-origin',
    'application/vnd.openxmlformats-package.digital-signature-xmlsignature+xml',
    'application/vnd.ms-office.classificationlabels+xml',
    'application/vnd.ms-office.documenttasks+xml',
    'application/xml',
  ].map((type) => type.toLowerCase()),
)

/** Whether ordinary forms have parts of this content type. */
export function isKnownType(contentType: string): boolean {
  return contentType.startsWith('image/') || KNOWN_TYPES.has(contentType.toLowerCase())
}

/** Programs of Word and Office under whatever name: macros, controls, their toolbars and keys. */
const PROGRAM =
  /macroEnabled|vbaProject|vbaData|activeX|\/control$|keyMap|attachedToolbars|\/ui\/|userCustomization/i

/** Whether the type of a part or a relation, or its name, is that of a program. */
export function isProgram(typeOrName: string): boolean {
  return PROGRAM.test(typeOrName)
}
