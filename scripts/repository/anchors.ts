import { read } from './tracked-files.ts'

const EXPLICIT = /<a id="([^"]+)"><\/a>/g
const HEADING = /^#{1,6} +(.+)$/gm

/** The places of a document that a link can lead to: the anchors it sets, and its headings as GitHub names them. */
export function anchorsOf(document: string): string[] {
  const text = read(document)
  const set = [...text.matchAll(EXPLICIT)].map(([, id = '']) => id)
  const headings = [...text.matchAll(HEADING)].map(([, heading = '']) => slugOf(heading))
  return [...set, ...headings]
}

/** Only those that the document sets by name. */
export function namedAnchorsOf(document: string): string[] {
  return [...read(document).matchAll(EXPLICIT)].map(([, id = '']) => id)
}

function slugOf(heading: string): string {
  return heading
    .replaceAll(EXPLICIT, '')
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\- ]/gu, '')
    .replaceAll(' ', '-')
}
