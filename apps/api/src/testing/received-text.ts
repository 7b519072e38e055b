/** The plain text of a mail as it came over the wire: headers, parts and encodings undone. */
export function receivedText(message: string): string {
  const boundary = /boundary="([^"]+)"/.exec(message)?.[1]
  if (boundary === undefined) throw new Error('the mail has no parts')
  const part = message.split(`--${boundary}`).find((each) => /content-type: text\/plain/i.test(each))
  if (part === undefined) throw new Error('the mail has no plain text')
  const end = part.indexOf('\r\n\r\n')
  const [head, body] = [part.slice(0, end), part.slice(end + 4)]
  return decode(body, /content-transfer-encoding: (\S+)/i.exec(head)?.[1])
}

function decode(body: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString()
  if (encoding !== 'quoted-printable') return body
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

/** The subject of a mail as it came over the wire, its encoded words undone. */
export function receivedSubject(message: string): string {
  const [, subject = ''] = /^Subject: (.*(?:\r\n[ \t].*)*)/m.exec(message) ?? []
  const words = [...subject.matchAll(/=\?UTF-8\?([BQ])\?([^?]*)\?=/g)]
  if (words.length === 0) return subject
  return words
    .map(([, way, word = '']) =>
      way === 'B' ? decode(word, 'base64') : decode(word.replaceAll('_', ' '), 'quoted-printable'),
    )
    .join('')
}
