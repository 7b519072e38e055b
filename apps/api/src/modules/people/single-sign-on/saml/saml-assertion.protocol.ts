import { z } from 'zod'

/** The parts of what the provider has signed that its library leaves to us. */
const Assertion = z.object({
  Assertion: z.object({
    Subject: z.tuple([
      z.object({
        SubjectConfirmation: z.array(
          z.object({
            SubjectConfirmationData: z.tuple([
              z.object({ $: z.object({ InResponseTo: z.string(), Recipient: z.string() }) }),
            ]),
          }),
        ),
      }),
    ]),
    AuthnStatement: z
      .array(
        z.object({
          $: z.object({
            AuthnInstant: z.iso.datetime({ offset: true }).optional(),
            SessionNotOnOrAfter: z.iso.datetime({ offset: true }).optional(),
          }),
        }),
      )
      .optional(),
  }),
})

export interface SignedFacts {
  /** The requests that it answers, with the address that each was meant for. */
  answers: { request: string; recipient: string }[]
  /** When the provider wants the person to sign in anew; null where it does not say. */
  sessionEnd: Date | null
  /** When the person signed in there; null where it does not say. */
  authenticatedAt: Date | null
}

/** Throws where the assertion does not say to whom it answers: one that was stolen would fit any request. */
export function signedFacts(assertion: unknown): SignedFacts {
  const { Subject, AuthnStatement = [] } = Assertion.parse(assertion).Assertion
  const moments = (name: 'AuthnInstant' | 'SessionNotOnOrAfter') =>
    AuthnStatement.flatMap(({ $ }) => $[name] ?? []).map((text) => new Date(text).getTime())
  const [ends, signIns] = [moments('SessionNotOnOrAfter'), moments('AuthnInstant')]
  return {
    answers: Subject[0].SubjectConfirmation.map(({ SubjectConfirmationData: [{ $ }] }) => ({
      request: $.InResponseTo,
      recipient: $.Recipient,
    })),
    sessionEnd: ends.length === 0 ? null : new Date(Math.min(...ends)),
    authenticatedAt: signIns.length === 0 ? null : new Date(Math.min(...signIns)),
  }
}
