import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp from 'sharp'

/** Points to dots: letters of the smallest text can still be read. */
const SCALE = 1.3
const COLOURS = 16

/** What the library makes for a program without a screen; its types say `object`. */
interface Drawn {
  canvas: HTMLCanvasElement & { toBuffer: (type: 'image/png') => Buffer }
}

/** The first page of a PDF as a small PNG. */
export async function pictureOf(pdf: Uint8Array): Promise<Buffer> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 })
  const file = await task.promise
  try {
    const page = await file.getPage(1)
    const viewport = page.getViewport({ scale: SCALE })
    const factory = file.canvasFactory as { create: (width: number, height: number) => Drawn }
    const { canvas } = factory.create(Math.round(viewport.width), Math.round(viewport.height))
    await page.render({ canvas, viewport }).promise
    return await sharp(canvas.toBuffer('image/png')).png({ palette: true, colours: COLOURS }).toBuffer()
  } finally {
    await task.destroy()
  }
}
