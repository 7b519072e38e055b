import type { PreparedRequest } from '@diatrivi/client/request'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sendForm } from './send-form.ts'
import { PATIENCE } from './send-plainly.ts'

/** An upload of which the test says when something goes up, and when it ends. */
class Upload {
  static current: Upload
  upload: { onprogress?: (event: Partial<ProgressEvent>) => void } = {}
  status = 200
  responseText = '1'
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  onloadend?: () => void
  constructor() {
    Upload.current = this
  }
  open() {
    // Nothing is asked.
  }
  setRequestHeader() {
    // Nothing is asked.
  }
  getResponseHeader() {
    return null
  }
  send() {
    // The test goes on.
  }
  abort() {
    this.onabort?.()
    this.onloadend?.()
  }
}

const request = (file: File): PreparedRequest => {
  const body = new FormData()
  body.append('selectedFile', file)
  return { method: 'PUT', url: 'https://api.example/x', headers: {}, body }
}
const upload = (file = new File(['%PDF'], 'cv.pdf'), signal?: AbortSignal) =>
  sendForm(request(file), { onProgress: () => undefined, signal }).catch((reason: unknown) => reason)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('XMLHttpRequest', Upload)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('an upload', () => {
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

  it('may take as long as it likes while something goes up', async () => {
    const sent = upload()
    for (const loaded of [1, 2, 3]) {
      await pass(PATIENCE - 1)
      Upload.current.upload.onprogress?.({ loaded, total: 3, lengthComputable: true })
    }
    await pass(PATIENCE - 1)
    Upload.current.onload?.()
    Upload.current.onloadend?.()
    expect(await sent).toMatchObject({ status: 200, text: '1' })
  })

  it('is given up when nothing goes up any more, or no answer follows', async () => {
    const sent = upload()
    await pass(PATIENCE)
    expect(await sent).toMatchObject({ code: 'late' })
  })

  it('that was cancelled is no problem', async () => {
    const controller = new AbortController()
    const sent = upload(undefined, controller.signal)
    controller.abort()
    expect(await sent).toMatchObject({ name: 'AbortError' })
  })

  it.each([
    ['the line is broken', new File(['%PDF'], 'cv.pdf'), 'offline'],
    ['its file has changed since it was chosen', changed(), 'file_changed'],
  ])('says why it failed: %s', async (_what, file, code) => {
    const sent = upload(file)
    Upload.current.onerror?.()
    Upload.current.onloadend?.()
    expect(await sent).toMatchObject({ code, status: 0 })
  })
})

/** As browsers do with a file that is gone, or no longer the one that was chosen. */
function changed(): File {
  const file = new File(['%PDF'], 'cv.pdf')
  const unreadable = new Blob()
  unreadable.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'))
  file.slice = () => unreadable
  return file
}
