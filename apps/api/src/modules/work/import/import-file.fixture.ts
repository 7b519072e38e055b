import { type Cell, default as writeExcelFile } from 'write-excel-file/universal'

const BYTE_ORDER_MARK = '\ufeff'

/** A table as a CSV in UTF-8, parted by semicolons. */
export function csv(...rows: (readonly string[])[]): Uint8Array {
  return Buffer.from(rows.map((row) => row.join(';')).join('\r\n'))
}

export const withMark = (bytes: Uint8Array): Uint8Array =>
  Buffer.concat([Buffer.from(BYTE_ORDER_MARK), bytes])

/** Greek as older Windows wrote it: a letter a byte. */
export function inWindows1253(text: string): Uint8Array {
  const decoder = new TextDecoder('windows-1253')
  const bytes = Array.from({ length: 256 }, (_none, byte) => byte)
  const byteOf = new Map(bytes.map((byte) => [decoder.decode(Uint8Array.of(byte)), byte]))
  return Uint8Array.from(text, (letter) => byteOf.get(letter) ?? 0x3f)
}

/** A workbook of texts and days, with a title over the whole width above them where one is given. */
export async function xlsx(
  rows: readonly (readonly (string | Date)[])[],
  title?: string,
): Promise<Uint8Array> {
  const cells = rows.map((row) => row.map(cellOf))
  const above = title === undefined ? [] : [[{ value: title, type: String, columnSpan: 4 } as Cell]]
  const blob = await writeExcelFile([...above, ...cells], {}).toBlob()
  return new Uint8Array(await blob.arrayBuffer())
}

const cellOf = (value: string | Date): Cell =>
  value instanceof Date ? { value, type: Date, format: 'd/m/yyyy' } : { value, type: String }
