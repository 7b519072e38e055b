import { normaliseText } from '@diatrivi/domain/shared/greek-text'
import { AndFilter, type Entry, EqualityFilter, FilterParser, OrFilter } from 'ldapts'
import type { DirectorySettings } from '../config/directory.ts'
import { DirectoryFailure, withDirectory } from './directory-connection.ts'

const PAGE = 500

export type DirectoryField = keyof DirectorySettings['attributes']
export type DirectoryPerson = Record<DirectoryField, string>

/**
 * The people of the directory who are one of these, in the order of the directory. What it says of other directories is
 * not followed: the password of this one would go there.
 */
export async function readPeople(
  settings: DirectorySettings,
  affiliations: readonly string[],
  limit: number,
): Promise<{ people: DirectoryPerson[]; references: number }> {
  const { attributes } = settings
  const [affiliation = ''] = attributes.affiliation
  // Values are given apart from the filter, so that a sign in one of them is no part of it.
  const isOne = new OrFilter({
    filters: affiliations.map((value) => new EqualityFilter({ attribute: affiliation, value })),
  })
  const filter = new AndFilter({ filters: [FilterParser.parseString(settings.filter), isOne] })
  const options = {
    scope: 'sub' as const,
    filter,
    attributes: [...new Set(Object.values(attributes).flat())],
    paged: { pageSize: PAGE },
  }
  return withDirectory(settings, async (client) => {
    const people: DirectoryPerson[] = []
    let references = 0
    for await (const page of client.searchPaginated(settings.base, options)) {
      people.push(...page.searchEntries.map((entry) => personIn(entry, attributes)))
      references += page.searchReferences.length
      if (people.length > limit) throw new DirectoryFailure('tooLarge', `more than ${limit} people`)
    }
    return { people, references }
  })
}

function personIn(entry: Entry, attributes: DirectorySettings['attributes']): DirectoryPerson {
  const values = new Map(Object.entries(entry).map(([name, value]) => [name.toLowerCase(), value]))
  const texts = Object.entries(attributes).map(([field, names]) => [
    field,
    names.map((name) => textIn(values.get(name.toLowerCase()))).find((text) => text !== '') ?? '',
  ])
  return Object.fromEntries(texts) as DirectoryPerson
}

/** Returns the first of several values. */
function textIn(value: Entry[string] | undefined): string {
  const first = Array.isArray(value) ? value[0] : value
  return typeof first === 'string' ? normaliseText(first) : ''
}
