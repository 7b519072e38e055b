import { getDocument, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A piece of text where it stands, in points from the lower left corner. */
interface PlacedText {
  text: string
  x: number
  y: number
  width: number
}

type Reference = Parameters<PDFDocumentProxy['getPageIndex']>[0]

interface ReadPage {
  /** What belongs to the document, in the order of the file. */
  content: PlacedText[]
  /** What readers aloud skip. */
  artifacts: PlacedText[]
  /** The elements of the page, each with its children. */
  tree: Element | null
}

export interface Element {
  role: string
  children: Element[]
}

export interface ReadPdf {
  language: string | null
  title: string
  pages: ReadPage[]
  attachments: Record<string, string>
  /** The bookmarks, each with the page to which it leads, from 1. */
  bookmarks: { title: string; page: number }[]
}

/** A PDF as another program sees it. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const file = await task.promise
  try {
    const { info } = await file.getMetadata()
    const facts = info as { Language: string | null; Title: string }
    const pages: ReadPage[] = []
    for (let number = 1; number <= file.numPages; number += 1)
      pages.push(await readPage(await file.getPage(number)))
    const attachments: ReadPdf['attachments'] = {}
    for (const name of (await file.getAttachments())?.keys() ?? []) {
      attachments[name] = new TextDecoder().decode((await file.getAttachmentContent(name)) ?? undefined)
    }
    const bookmarks: ReadPdf['bookmarks'] = []
    for (const { title, dest } of (await file.getOutline()) ?? [])
      bookmarks.push({ title, page: (await file.getPageIndex(dest?.[0] as Reference)) + 1 })
    return { bookmarks, language: facts.Language, title: facts.Title, pages, attachments }
  } finally {
    await task.destroy()
  }
}

async function readPage(page: PDFPageProxy): Promise<ReadPage> {
  const { items } = await page.getTextContent({ includeMarkedContent: true, disableNormalization: true })
  const read: ReadPage = { content: [], artifacts: [], tree: (await page.getStructTree()) as Element | null }
  const tags: string[] = []
  for (const item of items) {
    if ('str' in item) {
      const [x, y] = [Number(item.transform[4]), Number(item.transform[5])]
      const place = tags.includes('Artifact') ? read.artifacts : read.content
      if (item.str !== '') place.push({ text: item.str, x, y, width: item.width })
    } else if (item.type === 'endMarkedContent') tags.pop()
    else tags.push(tagOf(item))
  }
  return read
}

/** The types of the library leave the tag out. */
function tagOf(item: object): string {
  return 'tag' in item ? String(item.tag) : ''
}

/** Every element with this role, the outer ones first. */
export function elementsOf(element: Element | null, role: string): Element[] {
  if (element === null) return []
  const own = element.role === role ? [element] : []
  return [...own, ...(element.children ?? []).flatMap((child) => elementsOf(child, role))]
}
