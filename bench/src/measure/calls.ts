import { ACTING_CALLS } from './acting-calls.ts'
import type { Call } from './call.ts'
import { PAGE_CALLS } from './page-calls.ts'
import { READING_CALLS } from './reading-calls.ts'

export const CALLS: readonly Call[] = [...READING_CALLS, ...PAGE_CALLS, ...ACTING_CALLS]
