import { escapeHtml } from '../../../mail/html.ts'
import { formRefusals } from './form-refusals.ts'
import type { Entries } from './unpack.ts'
import { attributeOf, readXml, xmlText } from './xml-part.ts'

export interface Relation {
  id: string
  type: string
  target: string
  isExternal: boolean
}

/** Where the relations of a part stand; those of the whole archive belong to the part ''. */
export function relationsName(part: string): string {
  const folder = part.slice(0, part.lastIndexOf('/') + 1)
  return `${folder}_rels/${part.slice(folder.length)}.rels`
}

/** What a part leads to; nothing where it has no relations. */
export function readRelations(entries: Entries, part: string): Relation[] {
  const entry = entries.get(relationsName(part).toLowerCase())
  if (entry === undefined) return []
  const relations: Relation[] = []
  readXml(entry.name, xmlText(entry.name, entry.content), {
    open: (element) => {
      if (element.local !== 'Relationship') return
      const [id, type, target] = [
        attributeOf(element, 'Id'),
        attributeOf(element, 'Type'),
        attributeOf(element, 'Target'),
      ]
      const mode = attributeOf(element, 'TargetMode') ?? 'Internal'
      if (id === null || type === null || target === null || !(mode === 'Internal' || mode === 'External')) {
        throw formRefusals.unreadablePart(entry.name)
      }
      relations.push({ id, type, target, isExternal: mode === 'External' })
    },
  })
  return relations
}

/** The name of the part that an internal relation leads to, seen from the part that has it. */
export function targetName(source: string, target: string): string {
  const folders = target.startsWith('/') ? [] : source.split('/').slice(0, -1)
  for (const segment of target.split('/')) {
    if (segment === '..') folders.pop()
    else if (segment !== '' && segment !== '.') folders.push(segment)
  }
  return folders.join('/')
}

export function writeRelations(relations: readonly Relation[]): string {
  const written = relations.map(({ id, type, target, isExternal }) => {
    const mode = isExternal ? ' TargetMode="External"' : ''
    return `<Relationship Id="${escapeHtml(id)}" Type="${escapeHtml(type)}" Target="${escapeHtml(target)}"${mode}/>`
  })
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${written.join('')}</Relationships>`
}
