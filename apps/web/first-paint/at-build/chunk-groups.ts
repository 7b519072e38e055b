import { join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { Rolldown } from 'vite'
import routes from '../../src/routes.ts'

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/** Pages that need much the same modules: a page belongs to the first family whose pattern fits its file. */
const FAMILIES = {
  'sign-in': /account\/sign-in\//,
  theses: /theses-page/,
  thesis: /thesis\/thesis|current-thesis|past-thesis/,
  editing: /(create|edit)-thesis|todo/,
  rest: /./,
}
type Family = keyof typeof FAMILIES
const ALL = Object.keys(FAMILIES) as Family[]

const fileOf = (file: string) => join(import.meta.dirname, '../../src', file)
const ENTRIES = new Map<string, Family[]>([
  [fileOf('entry.client.tsx'), ALL],
  [fileOf('root.tsx'), ALL],
  ...routes.flatMap(listEntries),
])

/** The file of a page has one family, the file of a layout the families of its pages. */
function listEntries({ file, children = [] }: RouteConfigEntry): [string, Family[]][] {
  const below = children.flatMap(listEntries)
  const own = ALL.filter((family) => FAMILIES[family].test(file)).slice(0, 1)
  return [...below, [fileOf(file), below.length === 0 ? own : below.flatMap(([, families]) => families)]]
}

/** The families whose pages reach a module by static imports. */
function familiesOf(id: string, graph: Graph): Family[] {
  const reaching = new Set([id])
  // A set that grows while it is walked is walked to its new end.
  for (const one of reaching)
    for (const importer of graph.getModuleInfo(one)?.importers ?? []) reaching.add(importer)
  const found = new Set([...reaching].flatMap((one) => ENTRIES.get(one.split('?')[0] ?? '') ?? []))
  return ALL.filter((family) => found.has(family))
}

/**
 * One file for the modules that the same families need. What only the rest needs is left to the bundler.
 * What a module imports is needed by as many families or more, so that the larger sets come first: the bundler takes the
 * imports of a module into its file, unless an earlier file has them.
 */
const modulesOf = (size: number): Rolldown.CodeSplittingGroup => ({
  debugName: `modules that ${size} families need`,
  tags: ['$initial'],
  priority: size,
  name(id, graph) {
    if (graph.getModuleInfo(id)?.isEntry) return null
    const families = familiesOf(id, graph)
    if (families.length !== size || families.join() === 'rest') return null
    if (size < ALL.length) return families.join('-')
    // Browsers keep the framework from one release of ours to the next.
    return /[\\/]node_modules[\\/]/.test(id) ? 'framework' : 'everywhere'
  },
})

/** Messages have one module each, imported through one that names them all: only their names say who needs them. */
const MESSAGES: Pick<Rolldown.CodeSplittingGroup, 'name' | 'test'>[] = [
  // The runtime is imported by each of them.
  {
    name: 'messages',
    test: /paraglide[\\/](?:runtime|messages[\\/](?:control|shell|errors)_)/,
  },
  // The sign-in has no menu, no days and no lists.
  { name: 'messages-inside', test: /[\\/]messages[\\/](?:ui|menu|format|word|field)_/ },
  // The page of a thesis needs neither the words of lists nor those of forms before its first paint.
  { name: 'messages-thesis-list', test: /[\\/]messages[\\/]thesis_list_/ },
  { name: 'messages-thesis-form', test: /[\\/]messages[\\/]thesis_form_/ },
  { name: 'messages-todo-lists', test: /[\\/]messages[\\/]todo_lists_/ },
  { name: 'messages-thesis', test: /[\\/]messages[\\/](?:thesis|past|interest)_/ },
  {
    name: (id) => `messages-${id.split(/[\\/]messages[\\/]|_/)[1]}`,
    test: /[\\/]paraglide[\\/]messages[\\/]/,
  },
]

export const CHUNK_GROUPS: Rolldown.CodeSplittingGroup[] = [
  ...ALL.map((_, place) => modulesOf(place + 1)),
  ...MESSAGES.toReversed().map((group, place) => ({
    ...group,
    tags: ['$initial' as const],
    priority: ALL.length + 1 + place,
  })),
]
