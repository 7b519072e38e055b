const DECODINGS = 3

/** Also what is encoded more than once; bytes of other letters stay as they are, for no name of ours has any. */
export function decoded(text: string): string {
  let plain = text
  for (let round = 0; round < DECODINGS && plain.includes('%'); round += 1) {
    plain = plain.replace(/%([0-7][\da-f])/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
  }
  return plain
}
