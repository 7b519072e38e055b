import type { SignInFinding } from '@diatrivi/domain/people/account/institutional-sign-in'
import { SECOND } from '../../../../platform/durations.ts'

const TIMEOUT = 10 * SECOND

/** Asks for the form of the sign-in, as a browser would. A redirection is an answer: it leads to the form. */
export async function tryCas(address: string): Promise<SignInFinding> {
  try {
    const { status } = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT) })
    if (status >= 500) return 'no_answer'
    return status >= 400 ? 'refuses_us' : 'fits'
  } catch {
    return 'no_answer'
  }
}
