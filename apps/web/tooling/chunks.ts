import { join, resolve } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../src/routes.ts'
import { type ModuleFacts, type PageFacts, type PlannedChunk, planChunks } from './chunk-plan.ts'

/** What the bundler tells of a module while it divides them into files. */
interface Bundle {
  getModuleInfo(id: string): { code: string | null; isEntry: boolean; importedIds: readonly string[] } | null
}

const SOURCES = resolve(import.meta.dirname, '../src')
/** Imported by every page for a few of its thousand words; each word is a module of its own. */
const ALL_MESSAGES = resolve(import.meta.dirname, '../src/paraglide/messages.js')
const MESSAGE_USED = /\bm\.(\w+)/g
const COMMENT = /\/\*[\s\S]*?\*\//g
/** From code before it is made small and compressed to bytes on the line; nothing but the proportions matter. */
const SHRINKS_TO = 1 / 5
/** Six connections, each waiting 150 ms for an answer on a line that sends 200 kB in a second. */
const COST_OF_REQUEST = 5_000
/** A module that fetches something as soon as it is there: no page may get it without need. */
const FETCHES_MORE = /= early\(/
const FORBIDDING = 1e9
/** The first page that anybody sees, and the one with the smallest allowance. */
const SIGN_IN = 'pages/account/sign-in/sign-in-page.tsx'
/** More than a page's files will ever be; those that stay empty cost nothing. */
const MOST_FILES = 80

const FOREIGN = /[\\/]node_modules[\\/]/

const asEntry = (file: string) => `${join(SOURCES, file)}?__react-router-build-client-route`

/** From the outermost frame to the page itself. */
function chainsOf({ file, children = [] }: RouteConfigEntry): string[][] {
  return children.length === 0 ? [[file]] : children.flatMap(chainsOf).map((chain) => [file, ...chain])
}

const PAGES: PageFacts[] = routes.flatMap(chainsOf).map((chain) => ({
  entries: [join(SOURCES, 'entry.client.tsx'), ...['root.tsx', ...chain].map(asEntry)],
  costOfByte: chain.includes(SIGN_IN) ? 20 : 1,
}))

/** What no page needs at first and every page fetches soon after, in `fetch-trouble-parts.ts`. */
const SOON_AFTER: PageFacts = {
  entries: [
    'shared/ui/toast-bar.tsx',
    'shared/ui/confirm-dialog.tsx',
    'app/providers/refusal-dialog.tsx',
    'app/layouts/session-ended-dialog.tsx',
  ].map((file) => join(SOURCES, file)),
}

interface SharedFile {
  name: string
  ids: ReadonlySet<string>
}

function planFor(bundle: Bundle): SharedFile[] {
  const known = new Map<string, ModuleFacts | null>()
  const factsOf = (id: string) => {
    const facts = known.get(id) ?? readFacts(bundle, id)
    known.set(id, facts)
    return facts
  }
  return planChunks([...PAGES, SOON_AFTER], { factsOf, costOfRequest: COST_OF_REQUEST })
    .filter(isShared)
    .flatMap((chunk, place) => {
      // An entry stays a file of its own, which is what the router asks for.
      const ids = chunk.modules.filter((id) => bundle.getModuleInfo(id)?.isEntry === false)
      if (!PAGES.every((_, page) => chunk.pages.includes(page)))
        return { name: `shared-${place}`, ids: new Set(ids) }
      // Browsers keep it from one release of ours to the next.
      return [
        { name: 'framework', ids: new Set(ids.filter((id) => FOREIGN.test(id))) },
        { name: 'everywhere', ids: new Set(ids.filter((id) => !FOREIGN.test(id))) },
      ]
    })
}

/** What only one page needs is in the file of that page. */
function isShared({ pages }: PlannedChunk): boolean {
  return new Set(pages.map((page) => PAGES[page]?.entries.at(-1))).size > 1
}

function readFacts(bundle: Bundle, id: string): ModuleFacts | null {
  const module = bundle.getModuleInfo(id)
  if (module === null) return null
  const code = module.code?.replace(COMMENT, '') ?? ''
  const imports = module.importedIds.flatMap((imported) =>
    imported === ALL_MESSAGES
      ? [...code.matchAll(MESSAGE_USED)].map(([, name]) => messageId(name))
      : imported,
  )
  const size = FETCHES_MORE.test(code) ? FORBIDDING : code.length * SHRINKS_TO
  return { size, imports }
}

function messageId(name = ''): string {
  return join(ALL_MESSAGES, '..', 'messages', `${name}.js`)
}

let plan: SharedFile[] | undefined

/**
 * The files that pages share, in an order in which what is imported comes first: the bundler takes the imports of a
 * module along into its file unless an earlier file has them.
 */
export const CHUNK_GROUPS = Array.from({ length: MOST_FILES }, (_, place) => ({
  debugName: `shared ${place}`,
  name: (id: string, bundle: Bundle) => {
    plan ??= planFor(bundle)
    const file = plan[place]
    return file?.ids.has(id) ? file.name : null
  },
  priority: MOST_FILES - place,
}))
