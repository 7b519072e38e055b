import { createHash, randomBytes } from 'node:crypto'

/** A ticket so long that none is found by trying. */
export function newTicket(): string {
  return randomBytes(32).toString('base64url')
}

/** Only a hash is kept, so that a reader of the table cannot go on with another person's sign-in. */
export function ticketHash(use: 'ticket' | 'code', ticket: string): string {
  return createHash('sha256').update(`${use}:${ticket}`).digest('hex')
}
