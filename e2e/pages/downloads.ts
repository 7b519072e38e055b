import type { Page } from '@playwright/test'

/** The file that a click opens: in a window of its own, which is gone as soon as the browser has taken the file. */
export async function downloadBy(
  page: Page,
  click: () => Promise<void>,
): Promise<{ name: string; address: string }> {
  const isFile = (disposition: string | undefined) => disposition?.includes('filename') === true
  const [answer] = await Promise.all([
    page.context().waitForEvent('response', (response) => isFile(response.headers()['content-disposition'])),
    click(),
  ])
  const disposition = answer.headers()['content-disposition'] ?? ''
  return {
    name: decodeURIComponent(/filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1] ?? ''),
    address: answer.url(),
  }
}
