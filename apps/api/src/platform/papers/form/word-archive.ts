import { strToU8 } from 'fflate'
import PizZip from 'pizzip'
import { Refusal } from '../../refusal/refusal.ts'
import { fontType, pictureType, printerType } from './archive/binary-parts.ts'
import { readContentTypes, type TypeOf, writeContentTypes } from './archive/content-types.ts'
import { formRefusals } from './archive/form-refusals.ts'
import { judgePart } from './archive/judge-part.ts'
import { isOrdinaryLink } from './archive/links.ts'
import { isKnownType, isProgram, kindOf, MAIN_DOCUMENT, type PartKind } from './archive/part-kinds.ts'
import {
  type Relation,
  readRelations,
  relationsName,
  targetName,
  writeRelations,
} from './archive/relations.ts'
import { CONTENT_TYPES, type Entries, type Entry, unpack } from './archive/unpack.ts'
import { xmlText } from './archive/xml-part.ts'

/** Minutes of five members with every mark in words have some eighty. */
export const TAGS_MAX = 500

/**
 * A .docx, unpacked within limits, read part by part and packed anew. Only what a relation of a known kind leads to goes
 * on, so a form holds nothing that we have not looked at; what loads or runs something is refused with its name.
 */
export async function readWordArchive(bytes: Uint8Array): Promise<PizZip> {
  const entries = unpack(bytes)
  const typeOf = readContentTypes(entries)
  for (const { name } of entries.values()) judgeName(name, typeOf)
  const parts = await new KeptParts(entries, typeOf).read()
  const archive = new PizZip()
  for (const [name, content] of parts) archive.file(name, content)
  return archive
}

/** A part that nothing leads to is left behind, but is one that forms have. */
function judgeName(name: string, typeOf: TypeOf): void {
  if (name === CONTENT_TYPES || name.toLowerCase().endsWith('.rels')) return
  const type = typeOf(name)
  if (isProgram(name) || isProgram(type ?? '')) throw formRefusals.macros(name)
  if (type === null || !isKnownType(type)) throw formRefusals.part(name)
}

function isMainDocument(relationType: string): boolean {
  return relationType.endsWith(`/${MAIN_DOCUMENT}`)
}

class KeptParts {
  readonly #entries: Entries
  readonly #typeOf: TypeOf
  /** By the names of parts: why each was kept, so that none is read in two ways. */
  readonly #kinds = new Map<string, PartKind>()
  readonly #types = new Map<string, string>()
  readonly #contents = new Map<string, string | Uint8Array>()
  #tags = 0

  constructor(entries: Entries, typeOf: TypeOf) {
    this.#entries = entries
    this.#typeOf = typeOf
  }

  async read(): Promise<ReadonlyMap<string, string | Uint8Array>> {
    const root = readRelations(this.#entries, '')
    if (root.filter(({ type }) => isMainDocument(type)).length !== 1) throw new Refusal('form_unreadable')
    await this.#follow('', root)
    return new Map([[CONTENT_TYPES, writeContentTypes(this.#types)], ...this.#contents])
  }

  async #follow(source: string, relations: readonly Relation[]): Promise<void> {
    const kept: Relation[] = []
    for (const relation of relations) if (await this.#keeps(source, relation)) kept.push(relation)
    if (kept.length > 0) this.#contents.set(relationsName(source), writeRelations(kept))
  }

  /** Whether a relation goes on, after the part that it leads to was read. */
  async #keeps(source: string, { type, target, isExternal }: Relation): Promise<boolean> {
    const kind = kindOf(type)
    if (kind?.keep === 'link') {
      if (!isExternal || !isOrdinaryLink(target)) throw formRefusals.elsewhere(target)
      return true
    }
    if (isProgram(type)) throw formRefusals.macros(target)
    if (isExternal) throw formRefusals.elsewhere(target)
    if (kind === null || (source !== '' && isMainDocument(type))) throw formRefusals.part(target)
    if (kind.keep === 'nothing') return false
    const entry = this.#entries.get(targetName(source, target).toLowerCase())
    if (entry === undefined) throw formRefusals.part(target)
    await this.#keep(entry, kind)
    return true
  }

  async #keep(entry: Entry, kind: PartKind): Promise<void> {
    const { name } = entry
    const before = this.#kinds.get(name)
    if (before !== undefined && before !== kind) throw formRefusals.part(name)
    if (before !== undefined) return
    this.#kinds.set(name, kind)
    this.#contents.set(name, kind.keep === 'xml' ? this.#judgedText(entry, kind.contentType) : entry.content)
    this.#types.set(name, await this.#typeFor(entry, kind))
    await this.#follow(name, readRelations(this.#entries, name))
  }

  #judgedText({ name, content }: Entry, contentType: string): Uint8Array {
    if (this.#typeOf(name) !== contentType.toLowerCase()) throw formRefusals.part(name)
    const text = xmlText(name, content)
    this.#tags += judgePart(name, text)
    if (this.#tags > TAGS_MAX) throw new Refusal('form_too_many_tags', { facts: { max: TAGS_MAX } })
    return strToU8(text)
  }

  async #typeFor(entry: Entry, kind: PartKind): Promise<string> {
    switch (kind.keep) {
      case 'xml':
        return kind.contentType
      case 'picture':
        return pictureType(entry, this.#typeOf(entry.name))
      case 'font':
        return fontType(entry)
      case 'printer':
        return printerType(entry)
      case 'link':
      case 'nothing':
        throw new Error(`${entry.name} is no part that is kept`)
    }
  }
}
