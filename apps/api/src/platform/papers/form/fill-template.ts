import { type FormTags, foldedTag } from '@diatrivi/domain/examination/paper/form-tags'
import Docxtemplater from 'docxtemplater'
import type PizZip from 'pizzip'
import { Refusal } from '../../refusal/refusal.ts'
import { shown } from './archive/form-refusals.ts'
import { readWordArchive } from './word-archive.ts'

/** What a form may hold: words, and lists with the words of their rows. */
type Scope = Readonly<Record<string, string | readonly Readonly<Record<string, string>>[]>>

/**
 * A form of a department with its tags filled in. A tag is a word that is looked up and nothing else: no expression is
 * read out of a file. Refuses a form that holds another tag, with its name. It may take long: `formFilling` does it in a
 * process of its own.
 */
export async function fillTemplate(form: Uint8Array, values: FormTags): Promise<Buffer> {
  const found: FoundTag[] = []
  const template = readTemplate(await readWordArchive(form), found)
  refuseUnknown(found, values)
  template.render(scopeOf(values))
  return template.getZip().generate({ type: 'nodebuffer', compression: 'DEFLATE' })
}

interface FoundTag {
  type: string
  value: string
  module?: string
  location?: string
  inverted?: boolean
}

function readTemplate(archive: PizZip, found: FoundTag[]): Docxtemplater {
  try {
    return new Docxtemplater(archive, {
      paragraphLoop: true,
      linebreaks: true,
      stripInvalidXMLChars: true,
      errorLogging: false,
      // Otherwise a form could say what its tags stand between.
      syntax: { changeDelimiterPrefix: null },
      parser: (tag) => ({ get: (scope: Scope) => valueIn(scope, foldedTag(tag)) }),
      nullGetter: () => '',
      modules: [
        {
          name: 'FoundTags',
          set: ({ inspect }: { inspect?: { parsed?: readonly FoundTag[] } }) => {
            if (inspect?.parsed) found.push(...inspect.parsed.filter(({ type }) => type === 'placeholder'))
          },
        },
      ],
    })
  } catch (error) {
    const tag = brokenTag(error)
    if (tag === null) throw new Refusal('form_unreadable', { cause: error })
    throw new Refusal('form_tag_broken', { facts: { tag }, cause: error })
  }
}

function valueIn(scope: Scope, name: string) {
  return Object.hasOwn(scope, name) ? scope[name] : undefined
}

function scopeOf({ tags, lists }: FormTags): Scope {
  return Object.fromEntries([
    ...tags.map(({ name, value }) => [foldedTag(name), value] as const),
    ...lists.map(({ name, columns, rows }) => [
      foldedTag(name),
      rows.map((row) => Object.fromEntries(columns.map((column, at) => [foldedTag(column), row[at] ?? '']))),
    ]),
  ])
}

/** In the order of the text, so that the first one that is wrong is named. A list in a list has no rows. */
function refuseUnknown(found: readonly FoundTag[], { tags, lists }: FormTags): void {
  const words = new Set(tags.map(({ name }) => foldedTag(name)))
  let list: ReadonlySet<string> | null = null
  for (const tag of found) {
    const name = foldedTag(tag.value)
    if (tag.module === 'loop' && tag.location === 'end') {
      list = null
      continue
    }
    if (tag.module === 'loop' && tag.inverted !== true && list === null) {
      const opened = lists.find((one) => foldedTag(one.name) === name)
      if (opened === undefined) throw unknownTag(tag)
      list = new Set(opened.columns.map(foldedTag))
      continue
    }
    if (tag.module !== undefined || !(words.has(name) || list?.has(name))) throw unknownTag(tag)
  }
}

function unknownTag({ value }: FoundTag): Refusal {
  return new Refusal('form_tag_unknown', { facts: { tag: shown(value) } })
}

/** What the library says of the first tag that is not closed, not opened, or closed by another one. */
function brokenTag(error: unknown): string | null {
  const [first] = errorsOf(error)
  const tag = first?.xtag ?? first?.openingtag
  return typeof tag === 'string' ? shown(tag) : null
}

interface TemplateError {
  xtag?: unknown
  openingtag?: unknown
}

function errorsOf(error: unknown): TemplateError[] {
  if (!(error instanceof Error) || !('properties' in error)) return []
  const properties = error.properties as TemplateError & { errors?: { properties: TemplateError }[] }
  return properties.errors?.map((one) => one.properties) ?? [properties]
}
