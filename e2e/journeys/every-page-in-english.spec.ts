import { inParts, VISITORS } from '../fixtures/all-pages.ts'
import { complaintsOf, openWhole } from '../fixtures/crawl.ts'
import { expect, test } from '../fixtures/journey.ts'
import { dataOf, switchToEnglish, untranslated } from '../fixtures/languages.ts'

const PAGES_IN_A_TEST = 10

for (const { title, who, paths } of VISITORS.flatMap((visitor) => inParts(visitor, PAGES_IN_A_TEST))) {
  test(`every page of ${title} speaks English when it is asked to`, async ({ openWindow, signedInAs }) => {
    const page = who === null ? await openWindow() : await signedInAs(who)
    const complaints = complaintsOf(page)
    const data = dataOf(page)
    await openWhole(page, paths[0] ?? '/')
    await switchToEnglish(page)
    for (const path of paths) {
      await test.step(path, async () => {
        await openWhole(page, path)
        expect(await untranslated(page, await data()), path).toEqual([])
        expect(complaints, path).toEqual([])
      })
    }
  })
}
