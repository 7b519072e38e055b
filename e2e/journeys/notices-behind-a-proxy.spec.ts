import type { Page } from '@playwright/test'
import type { Person } from '../fixtures/cast.ts'
import { expect } from '../fixtures/journey.ts'
import { type StreamProxy, startProxy } from '../fixtures/proxy.ts'
import type { Thesis } from '../fixtures/works.ts'
import { test as inWorld } from '../fixtures/world.ts'
import { NoticeBell } from '../pages/notice-bell.ts'

interface News {
  instructor: Person
  /** A student declares interest in yet another thesis of the instructor. */
  happens: () => Promise<Thesis>
}

const test = inWorld.extend<{ proxy: StreamProxy; news: News }>({
  proxy: async ({ baseURL: _web }, use) => {
    const proxy = await startProxy()
    await use(proxy)
    await proxy.close()
  },

  news: async ({ aStudent, anInstructor, aThesis, interest }, use) => {
    const [student, instructor] = await Promise.all([aStudent(), anInstructor()])
    const theses = await Promise.all([1, 2, 3, 4, 5, 6].map(() => aThesis(instructor)))
    let declared = 0
    await use({
      instructor,
      happens: async () => {
        const thesis = theses[declared]
        if (thesis === undefined) throw new Error('There are no more theses.')
        declared += 1
        await interest(student, thesis, declared)
        return thesis
      },
    })
  },
})

/** Returns whether the page was loaded anew since the call, because it must learn the news without that. */
function watchLoads(page: Page): () => boolean {
  let wasLoaded = false
  page.on('load', () => {
    wasLoaded = true
  })
  return () => wasLoaded
}

/** Counts how often the page has asked for news since the call. */
function watchPolls(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/v1/user/notices/unread')) count += 1
  })
  return () => count
}

test('a proxy that keeps streams back keeps no news back, and one that cuts them delays it by seconds', async ({
  proxy,
  news,
  signedInAs,
}) => {
  const open = async (options: { isTimed: boolean }) => {
    const page = await signedInAs(news.instructor, { proxy })
    if (options.isTimed) await page.clock.install()
    await page.goto('/dashboard/instructor/overview')
    return { page, wasLoadedAgain: watchLoads(page), bell: new NoticeBell(page) }
  }

  proxy.streams = 'hold'
  const { page, wasLoadedAgain, bell } = await open({ isTimed: true })

  await test.step('what happened is asked for once the stream has said nothing for ten seconds', async () => {
    await expect(bell.saying('Ειδοποιήσεις')).toBeVisible()
    await expect.poll(() => proxy.seen).toEqual(['hold'])
    const thesis = await news.happens()
    await page.clock.fastForward(10_000)
    await expect(bell.saying('Ειδοποιήσεις: 1 αδιάβαστη')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: thesis.title })).toBeVisible()
  })

  await test.step('and again every half minute', async () => {
    await news.happens()
    await page.clock.fastForward(30_000)
    await expect(bell.saying('Ειδοποιήσεις: 2 αδιάβαστες')).toBeVisible()
  })

  await test.step('until a stream comes through: it brings news at once, and nothing is asked any more', async () => {
    proxy.streams = 'pass'
    await expect(async () => {
      await page.clock.fastForward(60_000)
      expect(proxy.seen.at(-1)).toBe('pass')
    }).toPass()
    await news.happens()
    await expect(bell.saying('Ειδοποιήσεις: 3 αδιάβαστες')).toBeVisible()
    const polls = watchPolls(page)
    await page.clock.fastForward(40_000)
    await expect(bell.saying('Ειδοποιήσεις: 3 αδιάβαστες')).toBeVisible()
    expect(polls()).toBe(0)
    expect(wasLoadedAgain()).toBe(false)
    await page.close()
  })

  const before = proxy.seen.length
  proxy.streams = 'cut'
  const other = await open({ isTimed: false })

  await test.step('what a stream was cut for is said first by the next one', async () => {
    await expect(other.bell.saying('Ειδοποιήσεις: 3 αδιάβαστες')).toBeVisible()
    await expect.poll(() => proxy.seen.slice(before)).toEqual(['cut'])
    await news.happens()
    await expect(other.bell.saying('Ειδοποιήσεις: 4 αδιάβαστες')).toBeVisible()
    expect(proxy.seen.slice(before)).toEqual(['cut', 'cut'])
    proxy.streams = 'pass'
    await news.happens()
    await expect(other.bell.saying('Ειδοποιήσεις: 5 αδιάβαστες')).toBeVisible()
  })

  await test.step('and the first that is not cut stays', async () => {
    await news.happens()
    await expect(other.bell.saying('Ειδοποιήσεις: 6 αδιάβαστες')).toBeVisible()
    expect(proxy.seen.slice(before)).toEqual(['cut', 'cut', 'pass'])
    expect(other.wasLoadedAgain()).toBe(false)
  })
})
