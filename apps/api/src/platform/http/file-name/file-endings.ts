/**
 * The endings of each type that is taken, the usual one first. A double click opens each of them as a document; of text
 * those are missing that a browser or an interpreter opens, such as `xml`, `js` and `py`.
 */
const ENDINGS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  'application/pdf': ['pdf'],
  'application/postscript': ['ps'],
  'application/eps': ['eps'],
  'application/epub+zip': ['epub'],
  'application/rtf': ['rtf'],
  'text/calendar': ['ics'],
  'text/vcard': ['vcf'],
  'text/plain': [
    ...(['txt', 'text', 'md', 'rst', 'tex', 'bib', 'bst', 'cls', 'sty', 'log', 'csv', 'tsv', 'dat'] as const),
    ...([
      'json',
      'geojson',
      'yaml',
      'yml',
      'toml',
      'ini',
      'sql',
      'ipynb',
      'srt',
      'vtt',
      'diff',
      'patch',
    ] as const),
    ...([
      'c',
      'h',
      'cc',
      'cpp',
      'hpp',
      'cs',
      'java',
      'kt',
      'go',
      'rs',
      'swift',
      'ts',
      'tsx',
      'r',
      'm',
    ] as const),
  ],
  'application/msword': ['doc'],
  'application/vnd.ms-excel': ['xls'],
  'application/vnd.ms-powerpoint': ['ppt', 'pps'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.template': ['dotx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.template': ['xltx'],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['pptx'],
  'application/vnd.openxmlformats-officedocument.presentationml.slideshow': ['ppsx'],
  'application/vnd.openxmlformats-officedocument.presentationml.template': ['potx'],
  'application/vnd.visio': ['vsdx'],
  'application/vnd.oasis.opendocument.text': ['odt'],
  'application/vnd.oasis.opendocument.text-template': ['ott'],
  'application/vnd.oasis.opendocument.spreadsheet': ['ods'],
  'application/vnd.oasis.opendocument.spreadsheet-template': ['ots'],
  'application/vnd.oasis.opendocument.presentation': ['odp'],
  'application/vnd.oasis.opendocument.presentation-template': ['otp'],
  'application/vnd.oasis.opendocument.graphics': ['odg'],
  'application/vnd.oasis.opendocument.graphics-template': ['otg'],
  'application/vnd.apple.pages': ['pages'],
  'application/vnd.apple.numbers': ['numbers'],
  'application/vnd.apple.keynote': ['key'],
  'application/vnd.apache.parquet': ['parquet'],
  'application/zip': ['zip'],
  'application/x-7z-compressed': ['7z'],
  'application/x-rar-compressed': ['rar'],
  'application/x-tar': ['tar'],
  'application/gzip': ['gz', 'tgz'],
  'application/x-bzip2': ['bz2', 'tbz2'],
  'application/x-xz': ['xz', 'txz'],
  'application/zstd': ['zst'],
  'application/x-lz4': ['lz4'],
  'image/vnd.dwg': ['dwg'],
  'image/png': ['png'],
  'image/apng': ['apng', 'png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'image/tiff': ['tif', 'tiff'],
  'image/bmp': ['bmp'],
  'image/heic': ['heic', 'heif'],
  'image/heif': ['heif', 'heic'],
  'image/heic-sequence': ['heic', 'heif'],
  'image/heif-sequence': ['heif', 'heic'],
  'image/avif': ['avif'],
  'image/jxl': ['jxl'],
  'image/vnd.adobe.photoshop': ['psd'],
  'image/x-xcf': ['xcf'],
}

/** The endings of types that only the API itself makes: a text that comes in has the type of plain text. */
const MADE: Readonly<Record<string, readonly [string, ...string[]]>> = {
  'text/csv': ['csv'],
  'application/json': ['json'],
}

/** The ending of a stored file whose type is no longer taken. */
const OF_ANY_TYPE = ['bin'] as const

/** Endings that a double click runs, or that a browser opens as a page with scripts. Text of such a name is refused. */
const RUNS: ReadonlySet<string> = new Set([
  ...[
    'exe',
    'com',
    'scr',
    'pif',
    'msi',
    'bat',
    'cmd',
    'ps1',
    'vbs',
    'vbe',
    'wsf',
    'wsh',
    'hta',
    'lnk',
    'reg',
  ],
  ...['jar', 'html', 'htm', 'xhtml', 'xht', 'shtml', 'mht', 'mhtml', 'svg', 'svgz', 'xsl', 'xslt', 'url'],
  ...['desktop'],
])

/** More of them, which only say where the name of a document ends: what stays of a text gets `txt` behind it. */
const RUNS_TOO: ReadonlySet<string> = new Set([
  ...[
    'js',
    'jse',
    'mjs',
    'vb',
    'wsc',
    'sct',
    'psm1',
    'cpl',
    'msc',
    'msp',
    'inf',
    'scf',
    'jnlp',
    'application',
  ],
  ...[
    'chm',
    'hlp',
    'shb',
    'shs',
    'website',
    'webloc',
    'command',
    'sh',
    'run',
    'py',
    'pyw',
    'pyc',
    'rb',
    'pl',
  ],
  ...[
    'php',
    'app',
    'apk',
    'deb',
    'rpm',
    'dmg',
    'pkg',
    'iso',
    'img',
    'iqy',
    'slk',
    'rdp',
    'xll',
    'xml',
    'appimage',
  ],
  ...['docm', 'dotm', 'xlsm', 'xltm', 'xlam', 'pptm', 'potm', 'ppsm', 'settingcontent-ms', 'library-ms'],
])

const KNOWN: ReadonlySet<string> = new Set([...Object.values(ENDINGS).flat(), ...RUNS, ...RUNS_TOO])

export function isTaken(mediaType: string): boolean {
  return mediaType in ENDINGS
}

/** The endings of a type, which may be followed by its parameters (`; charset=utf-8`). The usual one comes first. */
export function endingsOf(mediaType: string): readonly [string, ...string[]] {
  const [type = ''] = mediaType.split(';')
  return ENDINGS[type] ?? MADE[type] ?? OF_ANY_TYPE
}

/** Whether an ending says what a file is, so that it may be replaced by the right one. */
export function isKnownEnding(ending: string): boolean {
  return KNOWN.has(ending)
}

export function opensByItself(ending: string): boolean {
  return RUNS.has(ending)
}
