/*
 * Reads a mail as it came over the wire and strictly by the standards (RFC 5322, 2045 to 2047): what a mail program would
 * have to guess is an error here.
 */

export interface Mail {
  /** Unfolded and decoded, by lower-case name. */
  headers: ReadonlyMap<string, string>
  subject: string
  messageId: string
  text: string
  html: string
}

interface Part {
  headers: Map<string, string>
  body: string
}

/** Octets of a line without its end, by RFC 5322. */
const LONGEST_LINE = 998

export function readMail(message: string): Mail {
  const lines = message.split('\r\n')
  if (lines.some((line) => /[\r\n]/.test(line))) throw new Error('A line of the mail does not end in CRLF.')
  if (lines.some((line) => line.length > LONGEST_LINE)) throw new Error('A line of the mail is too long.')
  const { headers, body } = readPart(message)
  const parts = leavesOf({ headers, body })
  return {
    headers: new Map([...headers].map(([name, value]) => [name, decodeWords(value)])),
    subject: decodeWords(headerOf(headers, 'subject')),
    messageId: headerOf(headers, 'message-id'),
    text: textOf(parts, 'text/plain'),
    html: textOf(parts, 'text/html'),
  }
}

function readPart(source: string): Part {
  const end = source.indexOf('\r\n\r\n')
  if (end < 0) throw new Error('A part of the mail has no body.')
  const headers = new Map<string, string>()
  for (const line of source
    .slice(0, end)
    .replace(/\r\n(?=[ \t])/g, '')
    .split('\r\n')) {
    const [, name = '', value = ''] = /^([!-9;-~]+):[ \t]*([ -~\t]*)$/.exec(line) ?? []
    if (name === '') throw new Error(`This is no header: ${line}`)
    if (headers.has(name.toLowerCase())) throw new Error(`The header ${name} stands twice.`)
    headers.set(name.toLowerCase(), value)
  }
  return { headers, body: source.slice(end + 4) }
}

/** The parts that have no parts of their own, in their order. */
function leavesOf({ headers, body }: Part): Part[] {
  const type = headerOf(headers, 'content-type')
  if (!/^multipart\//i.test(type)) return [{ headers, body }]
  const boundary = parameterOf(type, 'boundary')
  const [, ...rest] = `\r\n${body}`.split(`\r\n--${boundary}`)
  const last = rest.pop()
  if (last === undefined || !last.startsWith('--')) throw new Error('The parts of the mail have no end.')
  return rest.flatMap((part) => leavesOf(readPart(part.replace(/^[ \t]*\r\n/, ''))))
}

function textOf(parts: readonly Part[], type: string): string {
  const [part, other] = parts.filter(({ headers }) => headerOf(headers, 'content-type').startsWith(type))
  if (part === undefined || other !== undefined) throw new Error(`The mail has not one part of ${type}.`)
  const charset = parameterOf(headerOf(part.headers, 'content-type'), 'charset')
  const bytes = decodeBody(part.body, part.headers.get('content-transfer-encoding')?.toLowerCase() ?? '7bit')
  return new TextDecoder(charset, { fatal: true }).decode(bytes).replaceAll('\r\n', '\n')
}

function decodeBody(body: string, encoding: string): Buffer {
  if (encoding === 'base64') return Buffer.from(body, 'base64')
  if (encoding === 'quoted-printable') return decodeQuoted(body.replace(/=[ \t]*\r\n/g, ''))
  if (encoding !== '7bit' || /[^\t\r\n -~]/.test(body)) throw new Error(`A body is not in ${encoding}.`)
  return Buffer.from(body, 'latin1')
}

function decodeQuoted(text: string): Buffer {
  const bytes = text.replace(/=(..)/gs, (whole, hex: string) => {
    if (!/^[0-9A-F]{2}$/i.test(hex)) throw new Error(`This is no quoted character: ${whole}`)
    return String.fromCharCode(Number.parseInt(hex, 16))
  })
  return Buffer.from(bytes, 'latin1')
}

/** Decodes the encoded words of a header; white space between two of them does not count. */
function decodeWords(value: string): string {
  return value
    .replace(/(\?=)[ \t]+(?==\?)/g, '$1')
    .replace(
      /=\?([\w-]+)\?([BQ])\?([^?]*)\?=/gi,
      (_word, charset: string, encoding: string, text: string) => {
        const bytes =
          encoding.toUpperCase() === 'B'
            ? Buffer.from(text, 'base64')
            : decodeQuoted(text.replaceAll('_', ' '))
        return new TextDecoder(charset, { fatal: true }).decode(bytes)
      },
    )
}

function headerOf(headers: ReadonlyMap<string, string>, name: string): string {
  const value = headers.get(name)
  if (value === undefined) throw new Error(`The mail has no header ${name}.`)
  return value
}

function parameterOf(value: string, name: string): string {
  const [, quoted, bare] = new RegExp(`;\\s*${name}=(?:"([^"]+)"|([^\\s;]+))`, 'i').exec(value) ?? []
  const found = quoted ?? bare
  if (found === undefined) throw new Error(`There is no ${name} in ${value}.`)
  return found
}
