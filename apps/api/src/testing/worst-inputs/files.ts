import { IMAGE_MAX_BYTES } from '@diatrivi/contract/limits'
import type { RouteName } from '@diatrivi/contract/routes'
import { IMPORT_FILE_MAX_BYTES } from '@diatrivi/domain/work/import/import-kind'
import type { ParserName } from '../../parsers.ts'
import { zipFile } from '../zip-file.ts'
import { pngOf } from './pictures.ts'
import { ENDLESS_MARKS } from './texts.ts'
import { WORST_WORKBOOKS } from './workbooks.ts'

/** The parser, what the file is, who uploads it by which call, under which name, and its bytes. */
export type WorstFile = readonly [
  ParserName,
  string,
  'administrator' | 'student',
  RouteName,
  string,
  () => Promise<Uint8Array> | Uint8Array,
]

const filled = (text: string, bytes: number) => Buffer.alloc(bytes, text)
const png = 'cover.png'

export const WORST_FILES: readonly WorstFile[] = [
  ...Object.entries(WORST_WORKBOOKS).map(
    ([what, make]) =>
      ['workbook', what, 'administrator', 'startImport', 'list.xlsx', make] satisfies WorstFile,
  ),
  ...['"', ';', '\n', '\t', 'α;', `${ENDLESS_MARKS.slice(0, 30_000)}\n`, '<&#x41;', '<', '\u00ff'].map(
    (part) =>
      [
        'csv',
        `nothing but ${JSON.stringify(part.slice(0, 8))}`,
        'administrator',
        'startImport',
        'list.csv',
        () => filled(part, IMPORT_FILE_MAX_BYTES),
      ] satisfies WorstFile,
  ),
  [
    'csv',
    'headings of marks',
    'administrator',
    'startImport',
    'list.csv',
    () => Buffer.from(`Επώνυμο;${ENDLESS_MARKS}\n`.repeat(20)),
  ],
  [
    'image',
    'more pixels than any picture',
    'administrator',
    'uploadImage',
    png,
    () => pngOf(0x7fff_ffff, 0x7fff_ffff),
  ],
  ['image', 'more pixels than we take', 'administrator', 'uploadImage', png, () => pngOf(10_000, 10_000)],
  [
    'image',
    'as many pixels as we take, and none of them there',
    'administrator',
    'uploadImage',
    png,
    () => pngOf(7_000, 7_000),
  ],
  ['image', 'one row of pixels', 'administrator', 'uploadImage', png, () => pngOf(50_000_000, 1)],
  ['image', 'one column of pixels', 'administrator', 'uploadEmblem', png, () => pngOf(1, 50_000_000)],
  [
    'image',
    'nothing behind its head',
    'administrator',
    'uploadImage',
    png,
    async () => Buffer.concat([await pngOf(100, 100), Buffer.alloc(IMAGE_MAX_BYTES - 1_000)]),
  ],
  [
    'mediaType',
    'an archive of 60,000 files',
    'student',
    'editStudentProfile',
    'cv.odt',
    () => zipFile(Object.fromEntries(Array.from({ length: 60_000 }, (_none, at) => [`${at}`, '']))),
  ],
  [
    'mediaType',
    'a document of 20,000 files, whose list is as long as it may be',
    'student',
    'editStudentProfile',
    'cv.odt',
    () =>
      zipFile({
        mimetype: 'application/vnd.oasis.opendocument.text',
        'META-INF/manifest.xml': ' '.repeat(1_000_000),
        ...Object.fromEntries(Array.from({ length: 20_000 }, (_none, at) => [`${at}`, ''])),
      }),
  ],
  [
    'pdf',
    'what says that it is encrypted, and nothing else',
    'student',
    'editStudentProfile',
    'cv.pdf',
    () => Buffer.concat([Buffer.from('%PDF-1.7\n'), filled('/Encrypt ', 2_900_000)]),
  ],
  ...(
    ['%PDF-1.7', 'PK\u0003\u0004', 'ID3\u0004', 'II*\u0000', '\u001a\u0045\u00df\u00a3', '<?xml '] as const
  ).map(
    (begin) =>
      [
        'mediaType',
        `what begins as ${JSON.stringify(begin)}`,
        'student',
        'editStudentProfile',
        'cv.pdf',
        () => Buffer.concat([Buffer.from(begin, 'latin1'), filled('\u0008', 4_000_000)]),
      ] satisfies WorstFile,
  ),
]
