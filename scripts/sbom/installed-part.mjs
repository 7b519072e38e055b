/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {string} [name] where it is not that of its folder
 * @property {string} [license]
 * @property {boolean} [dev]
 * @property {boolean} [link]
 *
 * @typedef {{ packages: Record<string, LockedPackage> }} Lockfile
 *
 * @typedef {object} Component
 * @property {string} bom-ref
 * @property {string} name
 * @property {string} type
 * @property {string} [purl]
 * @property {{ name: string, value: string }[]} [properties]
 * @property {{ alg: string, content: string }[]} [hashes]
 *
 * @typedef {object} Bill
 * @property {string} specVersion
 * @property {{ component: Component }} metadata
 * @property {Component[]} components
 * @property {{ ref: string, dependsOn: string[] }[]} dependencies
 */

/** npm's mark of what only development needs; a package that stands in two versions of one number may bear it wrongly. */
const OF_DEVELOPMENT = 'cdx:npm:package:development'

/**
 * What npm lists, without what only tests and the build need. Its own `--omit dev` leaves out more: whatever a test needs
 * as well, such as sharp and nodemailer.
 *
 * @param {Bill} listed
 * @param {Lockfile} lockfile
 * @returns {Bill}
 */
export function installedPart(listed, lockfile) {
  const installed = new Set(installedPackages(lockfile).map(({ name, version }) => `${name}@${version}`))
  const root = listed.metadata.component
  const isKept = (/** @type {string} */ ref) => installed.has(ref) || ref === root['bom-ref']
  return {
    ...listed,
    metadata: { ...listed.metadata, component: { ...named(root), type: 'application' } },
    components: listed.components.filter((component) => isKept(component['bom-ref'])).map(named),
    dependencies: listed.dependencies
      .filter(({ ref }) => isKept(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(isKept) })),
  }
}

/** npm names a workspace by its folder. @param {Component} component */
function named(component) {
  const ref = component['bom-ref']
  const properties = component.properties?.filter(({ name }) => name !== OF_DEVELOPMENT) ?? []
  return { ...component, name: ref.slice(0, ref.lastIndexOf('@')), properties }
}

/**
 * The packages of an installation, those of other systems among them; two versions of one are two.
 *
 * @param {Lockfile} lockfile
 */
export function installedPackages({ packages }) {
  return Object.entries(packages)
    .filter(([place, { dev, link }]) => place !== '' && dev !== true && link !== true)
    .map(([place, { name = place.split('node_modules/').at(-1), version = '', license }]) => ({
      place,
      name: String(name),
      version,
      license,
    }))
}
