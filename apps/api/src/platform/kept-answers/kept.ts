/** An answer that is the same for every caller: it is made once, and sent from memory until its subject changes. */
export class Kept<Answer> {
  readonly subject: string
  readonly make: () => Promise<Answer>

  constructor(subject: string, make: () => Promise<Answer>) {
    this.subject = subject
    this.make = make
  }
}

/**
 * What a handler returns for such an answer. What is made must follow from params and query alone, and be read from the
 * database itself: a copy that is behind would be kept.
 */
export function kept<Answer>(subject: string, make: () => Promise<Answer>): Kept<Answer> {
  return new Kept(subject, make)
}
