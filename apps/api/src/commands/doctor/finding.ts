/** `note`: worth knowing, and no fault of the installation. */
export type Verdict = 'fine' | 'note' | 'wrong'

/** What the doctor says of one thing that was looked at. */
export interface Finding {
  about: string
  verdict: Verdict
  /** In plain words; of a fault with the way out. Never a secret. */
  sentence: string
}

/** The words of one matter. */
export function findingsAbout(about: string) {
  const say =
    (verdict: Verdict) =>
    (sentence: string): Finding => ({ about, verdict, sentence })
  return { fine: say('fine'), note: say('note'), wrong: say('wrong') }
}

export function isHealthy(findings: readonly Finding[]): boolean {
  return findings.every(({ verdict }) => verdict !== 'wrong')
}
