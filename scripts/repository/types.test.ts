import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'
import { read, trackedFiles } from './tracked-files.ts'

type Project = { references?: { path: string }[] }
type Manifest = Partial<Record<'dependencies' | 'devDependencies', object>>

const files = trackedFiles()
/** The peers of the benchmark are checked by their own compilers, where they are installed. */
const projects = files.filter(
  (path) => /\/tsconfig([.]test)?[.]json$/.test(path) && !path.includes('/peers/'),
)
const workspaces = files.filter((path) => /\/package[.]json$/.test(path) && !path.includes('/peers/'))

const folderOf = new Map(
  workspaces.map((path) => [(JSON.parse(read(path)) as { name: string }).name, dirname(path)]),
)

function referencesOf(project: string): string[] {
  const { references = [] } = JSON.parse(read(project)) as Project
  return references
    .map(({ path }) => normalize(join(dirname(project), path)))
    .map((path) => (path.endsWith('.json') ? path : join(path, 'tsconfig.json')))
}

/** The projects of the packages that a workspace depends on, whose declarations it reads. */
function packagesOf(workspace: string): string[] {
  const manifest = JSON.parse(read(workspace)) as Manifest
  return Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
    .map((name) => folderOf.get(name))
    .filter((folder) => folder?.startsWith('packages/'))
    .map((folder) => `${folder}/tsconfig.json`)
}

describe('the one build of types', () => {
  it('has every project', () => {
    expect(referencesOf('tsconfig.json').sort()).toEqual(projects.sort())
  })

  it.each(workspaces.filter((path) => projects.includes(join(dirname(path), 'tsconfig.json'))))(
    '%s refers to the packages that it depends on, so that their sources are not inferred again',
    (workspace) => {
      expect(referencesOf(join(dirname(workspace), 'tsconfig.json'))).toEqual(
        expect.arrayContaining(packagesOf(workspace)),
      )
    },
  )
})
