const SIZE = 400_000

/** Begins and ends as a PDF does, which is what the API looks at. */
export function sampleFile(): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(SIZE).fill(0x20)
  const encoder = new TextEncoder()
  file.set(encoder.encode('%PDF-1.7\n%âãÏÓ\n'))
  const end = encoder.encode('\n%%EOF\n')
  file.set(end, SIZE - end.length)
  return file
}
