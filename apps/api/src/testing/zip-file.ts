import { crc32 } from 'node:zlib'

const LOCAL_HEADER = 0x04034b50
const CENTRAL_HEADER = 0x02014b50
const END = 0x06054b50

/** A zip archive of uncompressed entries: the frame of every modern office document. */
export function zipFile(entries: Record<string, string>): Buffer {
  const locals: Buffer[] = []
  const centrals: Buffer[] = []
  let offset = 0
  for (const [name, content] of Object.entries(entries)) {
    const nameBytes = Buffer.from(name)
    const bytes = Buffer.from(content)
    const shared = sharedFields(nameBytes, bytes)
    const local = Buffer.concat([number32(LOCAL_HEADER), number16(20), shared, number16(0), nameBytes, bytes])
    const central = [number32(CENTRAL_HEADER), number16(20), number16(20), shared]
    centrals.push(Buffer.concat([...central, Buffer.alloc(12), number32(offset), nameBytes]))
    locals.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(centrals)
  const count = number16(centrals.length)
  const sizes = [count, count, number32(directory.length), number32(offset), number16(0)]
  return Buffer.concat([...locals, directory, number32(END), Buffer.alloc(4), ...sizes])
}

/** Flags, method, time, checksum, both sizes and the length of the name, as both headers have them. */
function sharedFields(name: Buffer, bytes: Buffer): Buffer {
  const size = number32(bytes.length)
  return Buffer.concat([Buffer.alloc(8), number32(crc32(bytes)), size, size, number16(name.length)])
}

function number16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value)
  return bytes
}

function number32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
