import { type FailureKind, MailFailure } from './mail-transport.ts'

/** The fields of the SMTP client's errors that we use. */
interface SmtpError {
  code: string
  /** The answer's three digits, where the server answered. */
  responseCode: number | undefined
  /** The three numbers of RFC 3463 behind them, where it gave any. */
  enhancedCode: string | undefined
  command: string | undefined
}

/** What a failed conversation means; `isAdmitted` says whether the server had begun to take the mail. */
export function smtpFailure(error: unknown, { isAdmitted }: { isAdmitted: boolean }): MailFailure {
  const read = readError(error)
  const codes = [read.code, read.responseCode, read.enhancedCode].filter((part) => part !== undefined)
  return new MailFailure(isAdmitted ? kindOfRefusal(read) : 'outage', codes.join(' '))
}

function kindOfRefusal({ code, command, responseCode, enhancedCode }: SmtpError): FailureKind {
  // The sender is the same in every mail: a server that refuses it refuses all of them.
  if (command === 'MAIL FROM') return 'outage'
  if (command === 'API') return code === 'EENVELOPE' ? 'never' : 'later'
  return isForEver(responseCode, enhancedCode) ? 'never' : 'later'
}

/**
 * An address that does not exist is refused by 550 to 559. Answers below that, and those about permission (5.7, such as
 * "relaying denied"), are about us and our settings, and stop when the operator corrects these.
 */
function isForEver(responseCode = 0, enhancedCode = ''): boolean {
  return responseCode >= 550 && responseCode < 560 && !enhancedCode.startsWith('5.7.')
}

function readError(error: unknown): SmtpError {
  if (!(error instanceof Error)) {
    return { code: 'unknown', responseCode: undefined, enhancedCode: undefined, command: undefined }
  }
  const read = (name: string): unknown => Reflect.get(error, name)
  const { code, command, response, responseCode } = {
    code: read('code'),
    command: read('command'),
    response: read('response'),
    responseCode: read('responseCode'),
  }
  return {
    code: typeof code === 'string' ? code : error.name,
    responseCode: typeof responseCode === 'number' ? responseCode : undefined,
    enhancedCode: typeof response === 'string' ? enhancedCodeIn(response) : undefined,
    command: typeof command === 'string' ? command : undefined,
  }
}

function enhancedCodeIn(response: string): string | undefined {
  return /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1]
}
