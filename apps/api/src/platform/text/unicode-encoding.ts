/** By the mark at the beginning of a text, which is not a part of it. */
const MARKS = [
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
  { mark: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
] as const

/** Enough for a delimiter, a blank or a digit. */
const SAMPLE_BYTES = 2_000

/** How a text says that it is Unicode: by a mark, or by the zeros of UTF-16; null where it says nothing. */
export function unicodeEncoding(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' | null {
  const marked = MARKS.find(({ mark }) => mark.every((byte, index) => bytes[index] === byte))
  return marked?.encoding ?? encodingByZeros(bytes.subarray(0, SAMPLE_BYTES))
}

/** Two bytes a letter: one of them is zero of every digit and delimiter, the other of hardly any letter. */
function encodingByZeros(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const zeros = [0, 0]
  for (const [place, byte] of bytes.entries()) if (byte === 0) zeros[place % 2] = (zeros[place % 2] ?? 0) + 1
  const [first = 0, second = 0] = zeros
  if (first === 0 && second > 0) return 'utf-16le'
  return second === 0 && first > 0 ? 'utf-16be' : null
}
