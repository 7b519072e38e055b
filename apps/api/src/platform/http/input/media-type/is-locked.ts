import { readFile } from 'node:fs/promises'
import { strFromU8, type UnzipFileInfo, unzipSync } from 'fflate'
import { readPdf } from '../../../pdf-reading/read-pdf.ts'

/** Where a PDF says that it is encrypted: in its trailer, which is always in plain letters. */
const ENCRYPTED = '/Encrypt'
/** The stream into which Office puts a whole document with a password, as its directory spells it. */
const OFFICE_STREAM = Buffer.from('EncryptedPackage\0', 'utf16le')

/** Whether a compound file is a document of Office with a password. */
export async function isLockedOffice(path: string): Promise<boolean> {
  return (await readFile(path)).includes(OFFICE_STREAM)
}

/** Whether a document or an archive of a type that is taken opens with a password only. */
export async function isLocked(path: string, mediaType: string): Promise<boolean> {
  if (mediaType === 'application/pdf') return isLockedPdf(path)
  if (mediaType === 'application/zip') return isLockedArchive(await readFile(path))
  if (mediaType.startsWith(OPEN_DOCUMENT)) return isLockedOpenDocument(await readFile(path))
  return false
}

/** One that its owner has locked against printing or copying is encrypted too, and opens for everybody. */
async function isLockedPdf(path: string): Promise<boolean> {
  if (!(await readFile(path)).includes(ENCRYPTED)) return false
  return (await readPdf(path)).kind === 'locked'
}

const ENTRY = Buffer.from('PK\u0001\u0002', 'latin1')
const DIRECTORY_END = Buffer.from('PK\u0005\u0006', 'latin1')
/** The places in the directory of an archive: in its end, and in each of its entries. */
const [DIRECTORY_START, FLAGS, NAME_LENGTH, EXTRA_LENGTH, COMMENT_LENGTH, NAME] = [16, 8, 28, 30, 32, 46]
const HAS_PASSWORD = 1

/** Whether an entry of the directory says that it is encrypted. What is no directory says nothing. */
function isLockedArchive(bytes: Buffer): boolean {
  const end = bytes.lastIndexOf(DIRECTORY_END)
  if (end < 0 || end + DIRECTORY_START + 4 > bytes.length) return false
  let at = bytes.readUInt32LE(end + DIRECTORY_START)
  while (at + NAME <= bytes.length && bytes.subarray(at, at + ENTRY.length).equals(ENTRY)) {
    if ((bytes.readUInt16LE(at + FLAGS) & HAS_PASSWORD) !== 0) return true
    const lengths = [NAME_LENGTH, EXTRA_LENGTH, COMMENT_LENGTH].map((place) => bytes.readUInt16LE(at + place))
    at += NAME + lengths.reduce((sum, length) => sum + length, 0)
  }
  return false
}

const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument.'
const MANIFEST = 'META-INF/manifest.xml'
/** A list of the files in a document has some kilobytes. */
const MANIFEST_MAX_BYTES = 1_000_000

/** An OpenDocument lists its files, and says of each how it is encrypted. */
function isLockedOpenDocument(bytes: Uint8Array): boolean {
  let isFound = false
  // The first one alone: an archive may name the same bytes again and again.
  const isManifest = ({ name, originalSize }: UnzipFileInfo) => {
    if (isFound || name !== MANIFEST || originalSize > MANIFEST_MAX_BYTES) return false
    isFound = true
    return true
  }
  try {
    const { [MANIFEST]: manifest } = unzipSync(bytes, { filter: isManifest })
    return manifest !== undefined && strFromU8(manifest).includes('encryption-data')
  } catch {
    // What is no whole archive is kept as it came, as ever: nothing says that it has a password.
    return false
  }
}
