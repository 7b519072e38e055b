import { z } from 'zod'

/**
 * Each rule carries the end of one sentence: "<SETTING> must be …". The table of settings adds the name and
 * what was found, so that a wrong setting is told in a single line.
 */

const wholeNumber = (from: number, to: number) => {
  const message = `a whole number from ${from} to ${to}`
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .refine((value) => value >= from && value <= to, message)
}

export const port = wholeNumber(1, 65_535)

export const milliseconds = wholeNumber(50, 60_000)

export const passwordLength = wholeNumber(4, 128)

export const flag = z.enum(['0', '1'], '0 or 1').transform((value) => value === '1')

export const onOff = z.enum(['on', 'off'], 'on or off').transform((value) => value === 'on')

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

export const logLevel = z.enum(LOG_LEVELS, `one of ${LOG_LEVELS.join(', ')}`)

export const host = z.string().regex(/^[\w.:-]+$/, 'an address to listen on, such as 127.0.0.1 or 0.0.0.0')

const urlOf = (protocols: readonly string[], message: string) =>
  z.string().refine((value) => {
    const url = URL.parse(value)
    return url !== null && protocols.includes(url.protocol)
  }, message)

const API_URL = 'the public address of the API, such as https://api.example.org, without a path at its end'

export const publicUrl = urlOf(['http:', 'https:'], API_URL)
  .refine((value) => URL.parse(value)?.search === '' && URL.parse(value)?.hash === '', API_URL)
  .transform((value) => value.replace(/\/+$/, ''))

const ORIGINS = 'one or more origins with commas between them, such as https://theses.example.org'

export const origins = z
  .string()
  .transform((value) => value.split(',').map((origin) => origin.trim().replace(/\/$/, '')))
  .refine((list) => list.every((origin) => URL.parse(origin)?.origin === origin), ORIGINS)

export const postgresUrl = urlOf(
  ['postgres:', 'postgresql:'],
  'an address such as postgres://user:password@host:5432/database',
)

export const smtpUrl = urlOf(['smtp:', 'smtps:'], 'an address such as smtp://user:password@host:587')

const STORAGE_URL = 'an address such as s3://bucket?region=eu-central-1'

export const storageUrl = urlOf(['s3:'], STORAGE_URL)
  .refine((value) => URL.parse(value)?.hostname !== '', STORAGE_URL)
  .transform((value) => {
    const url = new URL(value)
    return { bucket: url.hostname, options: Object.fromEntries(url.searchParams) }
  })

export const sender = z
  .string()
  .regex(
    /^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
    'a sender such as theses@example.org or Theses <theses@example.org>',
  )

export const secret = z.string().min(32, 'at least 32 characters that nobody can guess')

export const path = z.string().refine((value) => !value.includes('\0'), 'the path of a folder')
