/** Full, a quota used up, read-only, forbidden, broken: what an operator mends, so that trying again helps then. */
const PROBLEM = ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EIO']

/** What is wrong with the disk, in the word of the system; null for any other error. */
export function diskProblem(error: unknown): string | null {
  if (!(error instanceof Error) || !('syscall' in error) || !('code' in error)) return null
  return PROBLEM.find((code) => code === error.code) ?? null
}
