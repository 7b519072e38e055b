/** Why an export or an import cannot be done, in a sentence for the operator: shown as it is, without a stack. */
export class ArchiveError extends Error {
  override name = 'ArchiveError'
}
