import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { npmCommand } from '../install.mjs'
import { PlainError, printError } from '../plain-error.mjs'
import { runCommand } from '../process/run-command.mjs'
import { ROOT } from '../root.mjs'
import { installedPart } from './installed-part.mjs'

/** Not committed: it follows from package-lock.json. */
const PLACE = 'build/sbom.cdx.json'

/** Writes which packages an installation consists of, as CycloneDX, for the tools that look for known weaknesses. */
export async function writeBillOfMaterials() {
  try {
    const bill = await billOfMaterials()
    mkdirSync(dirname(join(ROOT, PLACE)), { recursive: true })
    writeFileSync(join(ROOT, PLACE), `${JSON.stringify(bill, null, 2)}\n`)
    console.log(`${bill.components.length} packages, written to ${PLACE} (CycloneDX ${bill.specVersion}).`)
  } catch (error) {
    printError(error)
    process.exitCode = 1
  }
}

/** From the lockfile alone, so that it is the same on every machine and needs no network. */
export async function billOfMaterials() {
  const [npm, args] = npmCommand()
  const asked = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--loglevel', 'error']
  const { code, stdout, output } = await runCommand(npm, [...args, ...asked], { cwd: ROOT })
  if (code !== 0)
    throw new PlainError(`${output}\nnpm could not list the packages; npm 10 and newer can: update it.`)
  const lockfile = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))
  return installedPart(JSON.parse(stdout), lockfile)
}
