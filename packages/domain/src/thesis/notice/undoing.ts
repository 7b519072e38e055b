import type { NoticeKind } from './notice.ts'

/** What is undone so soon makes one notice and one mail, or none: docs/regulation.md#undone-notices */
export const UNDOING_MINUTES = 10
const UNDOING_TIME = UNDOING_MINUTES * 60_000

/** Acts that take each other back, as one reader sees them. Not a positive answer: its student may decide upon it. */
const OPPOSITES = [
  ['interest_declared', 'interest_withdrawn'],
  ['step_finished', 'step_withdrawn'],
  ['step_accepted', 'step_acceptance_cancelled'],
] as const satisfies readonly (readonly [NoticeKind, NoticeKind])[]

/** What takes an unread notice back however old it is: a step is withdrawn only as long as its notice is unread. */
const UNREAD_AT_ANY_AGE: readonly NoticeKind[] = ['step_withdrawn']

/** The newest notice of the same matter that the reader has. */
export interface EarlierNotice {
  kind: NoticeKind
  createdAt: Date
  readAt: Date | null
  /** When a mail about the matter left; null where none did. */
  mailedAt: Date | null
}

/** What becomes of a notice about a matter of which the reader has one already. */
export interface Undoing {
  /** The earlier notice goes, for it says what holds no longer. */
  replacesEarlier: boolean
  /** False where the reader never heard of what is taken back. */
  isWritten: boolean
  /** A mail about the matter has just left, and another one would say the opposite. */
  isMailed: boolean
}

const NOTHING_TO_UNDO: Undoing = { replacesEarlier: false, isWritten: true, isMailed: true }

export function undoing(earlier: EarlierNotice | null, kind: NoticeKind, now: Date): Undoing {
  if (earlier === null || !isUndoable(earlier, kind, now)) return NOTHING_TO_UNDO
  if (earlier.kind === kind) return { replacesEarlier: true, isWritten: true, isMailed: true }
  if (!areOpposite(earlier.kind, kind)) return NOTHING_TO_UNDO
  return {
    replacesEarlier: true,
    isWritten: earlier.readAt !== null || earlier.mailedAt !== null,
    isMailed: earlier.mailedAt === null || !isRecent(earlier.mailedAt, now),
  }
}

/** Until when the mail of such a notice waits: the first leaves at once, the next when the ten minutes are over. */
export function heldUntil(lastMailedAt: Date | null, now: Date): Date {
  const holds = lastMailedAt !== null && isRecent(lastMailedAt, now)
  return holds ? new Date(now.getTime() + UNDOING_TIME) : now
}

/** From when on actions still undo each other. */
export function undoingSince(now: Date): Date {
  return new Date(now.getTime() - UNDOING_TIME)
}

function isUndoable({ createdAt, readAt }: EarlierNotice, kind: NoticeKind, now: Date): boolean {
  return isRecent(createdAt, now) || (readAt === null && UNREAD_AT_ANY_AGE.includes(kind))
}

function isRecent(moment: Date, now: Date): boolean {
  return moment > undoingSince(now)
}

function areOpposite(one: NoticeKind, other: NoticeKind): boolean {
  return OPPOSITES.some(
    (pair) => one !== other && pair.some((kind) => kind === one) && pair.some((kind) => kind === other),
  )
}
