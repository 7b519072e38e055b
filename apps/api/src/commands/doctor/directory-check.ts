import type { Config } from '../../platform/config/config.ts'
import { DirectoryFailure, withDirectory } from '../../platform/directory/directory-connection.ts'
import { directoryProblem } from '../../platform/directory/directory-problem.ts'
import { type Finding, findingsAbout } from './finding.ts'

const { fine, wrong } = findingsAbout('directory')

/** Connects, signs in and looks at the base. Nothing where no directory is set. */
export async function checkDirectory({ directory }: Pick<Config, 'directory'>): Promise<Finding[]> {
  if (directory === undefined) return []
  try {
    await withDirectory(directory, (client) =>
      client.search(directory.base, { scope: 'base', attributes: ['1.1'] }),
    )
    return [fine(`The directory at ${directory.address} lets us in.`)]
  } catch (error) {
    if (!(error instanceof DirectoryFailure)) throw error
    return [wrong(directoryProblem(error))]
  }
}
