import { escapeHtml } from '../../../mail/html.ts'
import { Refusal } from '../../../refusal/refusal.ts'
import { CONTENT_TYPES, type Entries } from './unpack.ts'
import { attributeOf, readXml, xmlText } from './xml-part.ts'

/** What the archive says of the type of a part, by its name; null where it says nothing. */
export type TypeOf = (part: string) => string | null

export function readContentTypes(entries: Entries): TypeOf {
  const entry = entries.get(CONTENT_TYPES.toLowerCase())
  if (entry === undefined) throw new Refusal('form_unreadable')
  const [byEnding, byName] = [new Map<string, string>(), new Map<string, string>()]
  readXml(entry.name, xmlText(entry.name, entry.content), {
    open: (element) => {
      const type = attributeOf(element, 'ContentType')?.toLowerCase() ?? ''
      const ending = attributeOf(element, 'Extension')?.toLowerCase()
      const name = attributeOf(element, 'PartName')?.toLowerCase()
      if (element.local === 'Default' && ending !== undefined) byEnding.set(ending, type)
      if (element.local === 'Override' && name !== undefined) byName.set(name, type)
    },
  })
  return (part) => {
    const name = part.toLowerCase()
    return byName.get(`/${name}`) ?? byEnding.get(name.slice(name.lastIndexOf('.') + 1)) ?? null
  }
}

const DEFAULTS =
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>'

/** The types of the parts that are kept, each named. */
export function writeContentTypes(types: ReadonlyMap<string, string>): string {
  const overrides = [...types].map(
    ([name, type]) => `<Override PartName="/${escapeHtml(name)}" ContentType="${escapeHtml(type)}"/>`,
  )
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${DEFAULTS}${overrides.join('')}</Types>`
}
