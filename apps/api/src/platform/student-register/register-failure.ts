/** What may be wrong between us and the register; the names are those of the domain, which the platform does not know. */
export type RegisterProblem =
  | 'token_refused'
  | 'refused'
  | 'unknown_attribute'
  | 'unreachable'
  | 'timeout'
  | 'malformed'
  | 'too_many'

/** The register gave no students. The message is for the log and the operator: it never has a token or a secret. */
export class RegisterFailure extends Error {
  override name = 'RegisterFailure'
  readonly problem: RegisterProblem

  constructor(problem: RegisterProblem, message: string, cause?: unknown) {
    super(message, { cause })
    this.problem = problem
  }
}

const WAYS_OUT: Record<RegisterProblem, string> = {
  token_refused: 'correct UNIVERSIS_CLIENT_ID, UNIVERSIS_CLIENT_SECRET and UNIVERSIS_TOKEN_URL',
  refused: 'let the client of UNIVERSIS_CLIENT_ID read students and their courses there',
  unknown_attribute: 'UNIVERSIS_URL leads to a version that names things otherwise: send us this line',
  unreachable: 'let this machine reach UNIVERSIS_URL and UNIVERSIS_TOKEN_URL, and correct them',
  timeout: 'the register of UNIVERSIS_URL is too slow: read at night, or ask its people',
  malformed: 'UNIVERSIS_URL must be the address of the interface, mostly one that ends in /api',
  too_many: 'correct UNIVERSIS_DEPARTMENTS: a department has fewer students than that',
}

/** What the register does that gives no students, and the way out. */
export function registerProblem({ problem, message }: RegisterFailure): string {
  return `The student register gave no records (${problem}: ${message}): ${WAYS_OUT[problem]}.`
}
