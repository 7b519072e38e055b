// @vitest-environment node
import { join } from 'node:path'
import type { Rolldown } from 'vite'
import { expect, it } from 'vitest'
import { CHUNK_GROUPS } from './chunk-groups.ts'

const SOURCES = join(import.meta.dirname, '../../src')
const asEntry = (file: string) => `${join(SOURCES, file)}?build-route`

const ROOT = asEntry('root.tsx')
const OPEN_THESES = asEntry('pages/student/open-theses/open-theses-page.tsx')
const THESIS = asEntry('pages/signed-in/thesis/thesis-page.tsx')
const NOTICES = asEntry('pages/signed-in/notices/notices-page.tsx')
const PRIVACY = asEntry('pages/information/privacy/privacy-page.tsx')
const STUDENT_AREA = asEntry('app/layouts/student-area.tsx')

/** Module id -> what imports it. */
const IMPORTERS: Record<string, string[]> = {
  'card.tsx': [OPEN_THESES],
  'facts.ts': ['card.tsx', THESIS],
  'clock.ts': ['facts.ts', NOTICES],
  'menu.tsx': [STUDENT_AREA],
  'one.tsx': [NOTICES, PRIVACY],
  'theme.ts': [ROOT],
  '/node_modules/react/index.js': ['theme.ts'],
  'circle-a.ts': ['circle-b.ts', THESIS],
  'circle-b.ts': ['circle-a.ts'],
}

const graph = {
  getModuleInfo: (id: string) => ({ isEntry: id.includes('?'), importers: IMPORTERS[id] ?? [] }),
} as unknown as Rolldown.PluginContext

/** The first file that takes a module, as the bundler asks the groups by their priority. */
function fileOf(id: string): string | undefined {
  const groups = CHUNK_GROUPS.toSorted((a, b) => (b.priority ?? 0) - (a.priority ?? 0))
  for (const { name, test } of groups) {
    if (test instanceof RegExp && !test.test(id)) continue
    const file = typeof name === 'function' ? name(id, graph) : name
    if (file) return file
  }
  return undefined
}

it.each([
  ['the module of one family', 'card.tsx', 'theses'],
  ['the module of two families', 'facts.ts', 'theses-thesis'],
  ['what is reached through other modules', 'clock.ts', 'theses-thesis-rest'],
  ['the module of a layout, which serves the families of its pages', 'menu.tsx', 'theses-thesis-rest'],
  ['modules that import each other', 'circle-b.ts', 'thesis'],
  ['what every page needs', 'theme.ts', 'everywhere'],
  ['what every page needs, from a package', '/node_modules/react/index.js', 'framework'],
  ['the module of pages that have nothing in common', 'one.tsx', undefined],
  ['a page itself', THESIS, undefined],
  ['a message of every page', '/paraglide/messages/control_close.js', 'messages'],
  ['a message behind the sign-in', '/paraglide/messages/menu_theses.js', 'messages-inside'],
  ['a message of a list of theses', '/paraglide/messages/thesis_list_results.js', 'messages-thesis-list'],
  ['a message of the form of a thesis', '/paraglide/messages/thesis_form_dates.js', 'messages-thesis-form'],
  ['a message of lists of steps', '/paraglide/messages/todo_lists_new.js', 'messages-todo-lists'],
  ['what every message imports', '/paraglide/runtime.js', 'messages'],
  ['a message of a thesis', '/paraglide/messages/thesis_delete.js', 'messages-thesis'],
  ['a message of administrators', '/paraglide/messages/mail_sent.js', 'messages-mail'],
  ['any other message', '/paraglide/messages/paper_title.js', 'messages-paper'],
])('puts %s into a file: %s -> %s', (_what, id, file) => {
  expect(fileOf(id)).toBe(file)
})
