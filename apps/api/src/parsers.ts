import { maxHeaderSize } from 'node:http'
import type { Endpoint } from '@diatrivi/contract/endpoint'
import { ENDPOINTS } from '@diatrivi/contract/endpoints'
import {
  BODY_MAX_BYTES,
  HTML_MAX,
  PAPER_FORM_MAX_BYTES,
  PASSWORD_MAX,
  URL_MAX,
} from '@diatrivi/contract/limits'
import { LONGEST_DECOMPOSITION } from '@diatrivi/domain/shared/composition'
import {
  IMPORT_COLUMNS_MAX,
  IMPORT_FILE_MAX_BYTES,
  IMPORT_ROWS_MAX,
} from '@diatrivi/domain/work/import/import-kind'
import { LONGEST_INFLATED, SAML_LIMITS } from './modules/people/single-sign-on/saml/saml-xml.protocol.ts'
import { READING_LIMITS } from './modules/work/import/read-upload.ts'
import { FIELDS_MAX, FILES_MAX, PART_HEAD_MAX_BYTES } from './platform/http/input/receive-form.ts'
import { LONGEST_ANSWER } from './platform/http/serve-saml.ts'
import { LONGEST_MESSAGE } from './platform/http/serve-sign-outs.ts'
import { PIXELS_MAX } from './platform/images/open-picture.ts'
import { ENTRIES_MAX, UNPACKED_MAX_BYTES } from './platform/papers/form/archive/unpack.ts'
import { FILLING_LIMITS } from './platform/papers/form/form-filling.ts'
import { PDF_LIMITS } from './platform/pdf-reading/read-pdf.ts'
import { TABLE_LIMITS } from './platform/spreadsheet/table-limits.ts'
import { HTML_DEPTH_MAX } from './platform/text/sanitise-html.ts'

/** Beyond them nothing is read. Where one is left out, work and result grow with the bytes in proportion. */
interface ParserLimits {
  bytesIn: number
  bytesOut?: number
  /** Whatever is counted: parts, cells, pixels. */
  elements?: number
  depth?: number
  milliseconds?: number
}

interface Parser {
  reads: string
  /** The dependencies that do it; none where Node.js or we do. */
  by: readonly string[]
  /** In the thread that answers requests, in others of the same process, or in a process that may be ended. */
  runs: 'main' | 'threads' | 'child'
  limits: ParserLimits
}

const endpoints = Object.values<Endpoint>(ENDPOINTS)
const LARGEST_BODY = Math.max(...endpoints.map(({ maxBodyBytes = BODY_MAX_BYTES }) => maxBodyBytes))
const LARGEST_FILE = Math.max(...endpoints.map(({ file }) => file?.maxBytes ?? 0))
const largestOf = (kind: string) =>
  Math.max(...endpoints.map(({ file }) => (file?.kind === kind ? file.maxBytes : 0)))

/**
 * Everything that is unpacked or parsed of what people send, with the limits that hold before it is. Each row has its
 * worst inputs in `testing/worst-inputs`; a dependency that is neither here nor below fails a test.
 */
export const PARSERS = {
  head: {
    reads: 'the address with its query, and the headers: cookies, languages, ranges, tags',
    by: ['fastify'],
    runs: 'main',
    limits: { bytesIn: maxHeaderSize },
  },
  json: {
    reads: 'bodies, and fields of a form that hold JSON',
    by: ['fastify', 'zod'],
    runs: 'main',
    limits: { bytesIn: LARGEST_BODY },
  },
  multipart: {
    reads: 'forms with a file; the file goes to the disk as it comes',
    by: ['@fastify/multipart'],
    runs: 'main',
    limits: { bytesIn: LARGEST_BODY + LARGEST_FILE, elements: FIELDS_MAX + FILES_MAX },
  },
  partHead: {
    reads: 'what stands before a part of a form, the name of a file among it',
    by: ['@fastify/multipart'],
    runs: 'main',
    limits: { bytesIn: PART_HEAD_MAX_BYTES },
  },
  mediaType: {
    reads:
      'the beginning of a file, the whole of one that begins as markup, and the directory of an archive for passwords',
    by: ['file-type', 'fflate'],
    runs: 'main',
    limits: { bytesIn: LARGEST_FILE },
  },
  pdf: {
    reads:
      'signed copies, and other PDFs that say they are encrypted: pages, signatures, and whether they open',
    by: ['pdfjs-dist'],
    runs: 'child',
    limits: {
      bytesIn: LARGEST_FILE,
      bytesOut: PDF_LIMITS.memoryMb * 1024 * 1024,
      milliseconds: PDF_LIMITS.time,
    },
  },
  text: {
    reads: 'the marks of letters, in whatever is composed or folded',
    by: [],
    runs: 'main',
    limits: { bytesIn: LARGEST_BODY, elements: HTML_MAX * LONGEST_DECOMPOSITION },
  },
  html: {
    reads: 'descriptions and comments, and the entities of their plain text',
    by: ['sanitize-html'],
    runs: 'main',
    limits: { bytesIn: LARGEST_BODY, elements: HTML_MAX, depth: HTML_DEPTH_MAX },
  },
  csv: {
    reads: 'tables as text',
    by: ['csv-parse'],
    runs: 'child',
    limits: {
      bytesIn: IMPORT_FILE_MAX_BYTES,
      bytesOut: TABLE_LIMITS.characters,
      elements: IMPORT_ROWS_MAX * IMPORT_COLUMNS_MAX,
      milliseconds: READING_LIMITS.time,
    },
  },
  workbook: {
    reads: 'tables as workbooks: an archive of XML',
    by: ['fflate', 'saxen', 'read-excel-file'],
    runs: 'child',
    limits: {
      bytesIn: IMPORT_FILE_MAX_BYTES,
      bytesOut: TABLE_LIMITS.unpackedBytes,
      elements: IMPORT_ROWS_MAX * IMPORT_COLUMNS_MAX,
      milliseconds: READING_LIMITS.time,
    },
  },
  image: {
    reads: 'covers, with the data that cameras add (EXIF)',
    by: ['sharp'],
    runs: 'threads',
    limits: { bytesIn: largestOf('image'), elements: PIXELS_MAX },
  },
  token: {
    reads: 'signed tokens: of sessions, of known browsers, of a provider that signs a person out',
    by: ['jose'],
    runs: 'threads',
    limits: { bytesIn: Math.max(maxHeaderSize, LONGEST_MESSAGE) },
  },
  passkey: {
    reads: 'what a passkey answers: base64url, CBOR, certificates',
    by: ['@simplewebauthn/server'],
    runs: 'main',
    limits: { bytesIn: BODY_MAX_BYTES },
  },
  password: {
    reads: 'passwords, which are hashed and looked for among the common ones',
    by: ['@node-rs/argon2', '@zxcvbn-ts/language-common'],
    runs: 'threads',
    limits: { bytesIn: BODY_MAX_BYTES, elements: PASSWORD_MAX },
  },
  webAddress: {
    reads: 'addresses of other systems, and the number that their names resolve to',
    by: ['ipaddr.js'],
    runs: 'main',
    limits: { bytesIn: BODY_MAX_BYTES, elements: URL_MAX },
  },
  saml: {
    reads: 'messages of SAML: base64, deflate, and XML that is judged before the library parses it',
    by: ['@node-saml/node-saml'],
    runs: 'main',
    limits: {
      bytesIn: LONGEST_ANSWER,
      bytesOut: LONGEST_INFLATED,
      elements: SAML_LIMITS.elements,
      depth: SAML_LIMITS.depth,
    },
  },
  wordForm: {
    reads: 'forms of a department in Word: an archive of XML, which is judged before it is parsed',
    by: ['fflate', 'saxes', 'pizzip', 'docxtemplater'],
    runs: 'child',
    limits: {
      bytesIn: PAPER_FORM_MAX_BYTES,
      bytesOut: UNPACKED_MAX_BYTES,
      elements: ENTRIES_MAX,
      milliseconds: FILLING_LIMITS.time,
    },
  },
} as const satisfies Record<string, Parser>

export type ParserName = keyof typeof PARSERS

const WRITES = 'only writes'
const OPERATORS = 'reads what systems of the operator say, which the settings name'

/** Dependencies that parse nothing of what people send, and why. A calendar is written, never read. */
export const PARSES_NOTHING_OF_PEOPLE: Readonly<Record<string, string>> = {
  '@fastify/accept-negotiator': 'reads one header, which is a part of the head',
  '@fastify/compress': 'compresses answers; bodies that are compressed are refused before it',
  '@fastify/cors': 'compares the origin, which is a part of the head',
  '@fastify/helmet': WRITES,
  '@fastify/rate-limit': 'counts requests',
  '@fastify/swagger': 'describes the contract',
  '@fastify/swagger-ui': 'serves files of its own',
  'age-encryption': 'reads archives that the operator brings back by a command',
  'client-zip': WRITES,
  docx: WRITES,
  'drizzle-orm': OPERATORS,
  ldapts: OPERATORS,
  fontkit: 'reads the fonts that we ship',
  nodemailer: 'writes mails; the addresses have been judged by the contract',
  'openid-client': OPERATORS,
  otpauth: 'compares codes of six digits',
  pdfkit: WRITES,
  pg: OPERATORS,
  'pg-copy-streams': OPERATORS,
  pino: WRITES,
  'prom-client': WRITES,
  'rate-limiter-flexible': 'counts attempts',
  s3mini: OPERATORS,
  'tar-stream': 'reads archives that the operator brings back by a command',
  uqr: WRITES,
  'web-push': 'writes messages; the keys of a browser have been judged by the contract',
  'write-excel-file': WRITES,
}
