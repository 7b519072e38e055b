import { withLoggedAddresses } from '@diatrivi/contract/logged-address'
import { databaseErrorRecord } from '../database/errors.ts'

/** What of an error may be written down: never a message that repeats the values of a query, or the secret of an address. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error }
  const ofDatabase = databaseErrorRecord(error)
  if (ofDatabase !== undefined) return { type: error.name, ...ofDatabase, stack: framesOf(error) }
  // A query error that the driver did not give a code still quotes its parameters.
  const quotesParameters = 'params' in error || 'query' in error
  if (quotesParameters) return { type: error.name, stack: framesOf(error), cause: causeOf(error) }
  return {
    type: error.name,
    message: withLoggedAddresses(error.message),
    stack: framesOf(error),
    cause: causeOf(error),
  }
}

function causeOf(error: Error): Record<string, unknown> | undefined {
  return error.cause instanceof Error ? describeError(error.cause) : undefined
}

/** Where it happened. The stack begins with the message, which is handled above. */
function framesOf(error: Error): string[] {
  return (error.stack ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '))
}
