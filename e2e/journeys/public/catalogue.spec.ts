import { expectAccessible } from '../../fixtures/accessibility.ts'
import { expect } from '../../fixtures/journey.ts'
import { publishRulebook } from '../../fixtures/rulebooks.ts'
import { test as ofTheWorld } from '../../fixtures/world.ts'
import { InterestPanel } from '../../pages/interest-panel.ts'
import { SignInPage } from '../../pages/sign-in-page.ts'

type World = Parameters<Parameters<typeof ofTheWorld>[2]>[0]

/** A department whose rule book has opened its catalogue from today on. */
async function aDepartmentWithCatalogue({ aDepartment, anInstructor, aStudent, api, cast, names }: World) {
  const department = await aDepartment()
  const [secretary, instructor, student] = await Promise.all([
    cast.aSecretary({ department }),
    anInstructor({ department }),
    aStudent({ department }),
  ])
  await publishRulebook(api, secretary, {
    title: names.title('Κανονισμός'),
    rules: {
      catalogue: { isPublic: true, studentNames: 'initials', hasPresentations: true, isHarvested: true },
    },
  })
  return { department, instructor, student }
}

const test = ofTheWorld.extend<{ open: Awaited<ReturnType<typeof aDepartmentWithCatalogue>> }>({
  open: async ({ aDepartment, anInstructor, aStudent, api, cast, names }, use) =>
    use(await aDepartmentWithCatalogue({ aDepartment, anInstructor, aStudent, api, cast, names } as World)),
})

test('a visitor goes from a public address to a topic, signs in, and comes back to declare interest', async ({
  open: { department, instructor, student },
  aThesis,
  names,
  openWindow,
}) => {
  const topic = await aThesis(instructor, {
    title: names.title('Συντομότερες διαδρομές'),
    description: '<p>Σύγκριση αλγορίθμων σε μεγάλα δίκτυα.</p>',
  })
  const page = await openWindow({ javaScriptEnabled: false })

  await test.step('found in the list, by its words, without a script', async () => {
    await page.goto(`/public/department/${department.id}/topics`)
    await page.getByRole('searchbox', { name: 'Αναζήτηση' }).fill('διαδρομες')
    await page.getByRole('button', { name: 'Αναζήτηση' }).click()
    await page.getByRole('link', { name: topic.title }).click()
    await expect(page.getByRole('heading', { level: 1, name: topic.title })).toBeVisible()
    await expect(page.getByText('Σύγκριση αλγορίθμων σε μεγάλα δίκτυα.')).toBeVisible()
    expect(await page.context().cookies()).toEqual([])
  })

  const own = await openWindow()
  await test.step('the sign-in leads back to the topic, where interest is declared', async () => {
    await own.goto(page.url())
    await own.getByRole('link', { name: 'Συνδεθείτε για να δηλώσετε ενδιαφέρον' }).click()
    await new SignInPage(own).signIn(student)
    await expect(own.getByRole('heading', { level: 1, name: topic.title })).toBeVisible()
    const panel = new InterestPanel(own)
    await panel.declare().click()
    await expect(panel.text('Δηλώθηκε ενδιαφέρον')).toBeVisible()
  })
})

test('an instructor goes from the own topics to their public page, which has a code for slides', async ({
  open: { instructor },
  aThesis,
  names,
  signedInAs,
}) => {
  await aThesis(instructor, { title: names.title('Συντομότερες διαδρομές') })
  const page = await signedInAs(instructor)
  await page.goto('/dashboard/instructor/theses/ungiven')
  await page.getByRole('link', { name: 'Δημόσιος κατάλογος' }).click()
  const name = `${instructor.firstName} ${instructor.surname}`
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Κώδικας QR για διαφάνειες' })).toBeVisible()
})

test('a program that follows every public address finds nothing that is not public', async ({
  open: { department, instructor, student },
  aDepartment,
  aStudent,
  anInstructor,
  anAssignment,
  aThesis,
  api,
  names,
  request,
}) => {
  test.setTimeout(240_000)
  const mark = () => names.title('Κρυφή εργασία')
  const [draft, late, given, alone, elsewhere] = [mark(), mark(), mark(), mark(), mark()]
  const [another, third] = [await aStudent({ department }), await aStudent({ department })]
  const topic = await aThesis(instructor, { title: names.title('Φανερό θέμα') })
  const finished = names.title('Φανερή εργασία')
  await aThesis(instructor, { title: draft, isPublic: false })
  await aThesis(instructor, { title: late, interestDeadline: -3 })
  await anAssignment({ instructor, student, thesis: { title: given } })
  const done = { instructor, confirmed: 3, mark: 9 }
  await anAssignment({ ...done, student: another, thesis: { title: alone } })
  const published = await anAssignment({ ...done, student: third, thesis: { title: finished } })
  await api(third, 'setThesisVisibility', { params: { thesisId: published.thesis.id, flag: 1 } })
  // A department that has decided nothing.
  const silent = await aDepartment()
  const stranger = await anInstructor({ department: silent })
  const foreign = await aThesis(stranger, { title: elsewhere })

  // Beside the list of all departments, which is kept for a minute and may not have this one yet.
  const own = ['topics', 'sitemap.xml', 'oai?verb=ListRecords&metadataPrefix=oai_dc'].map(
    (part) => `/public/department/${department.id}/${part}`,
  )
  const seeds = ['/public', '/sitemap.xml', '/robots.txt', ...own]
  const answers = await crawl(request, seeds, department.id)
  const read = [...answers.values()].join('\n')
  expect(read).toContain(topic.title)
  expect(read).toContain(finished)
  const hidden = [draft, late, given, alone, elsewhere, silent.name, stranger.username]
  const people = [student, another, third, instructor].flatMap(({ username, email }) => [username, email])
  const students = [student, another, third].map(({ firstName, surname }) => `${firstName} ${surname}`)
  for (const secret of [...hidden, ...people, ...students]) expect(read, secret).not.toContain(secret)
  // Each list in both languages, the topic, the instructor, feeds, the drawing and the sitemap.
  expect(answers.size).toBeGreaterThan(12)

  for (const path of [
    `/public/topic/${foreign.id}/read`,
    `/public/topic/${published.thesis.id}/read`,
    `/public/thesis/${topic.id}/read`,
    `/public/department/${silent.id}/topics`,
    `/public/department/${silent.id}/finished`,
    `/public/department/${silent.id}/sitemap.xml`,
    `/public/department/${silent.id}/topics/feed`,
    `/public/department/${silent.id}/presentations`,
    `/public/department/${silent.id}/oai?verb=Identify`,
  ])
    expect((await request.get(path)).status(), path).toBe(404)
})

/** Every public address that leads on from these, with what it answers; of the other departments their lists alone. */
async function crawl(request: World['request'], seeds: readonly string[], depId: number) {
  const answers = new Map<string, string>()
  const waiting = [...seeds]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (answers.has(path)) continue
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(200)
    expect(answer.headers()['set-cookie'], path).toBeUndefined()
    const text = await answer.text()
    answers.set(path, text)
    const addresses = [...text.matchAll(/(?:href|src|action)="([^"]+)"|<loc>([^<]+)/g)].map(
      ([, link, place]) => new URL((link ?? place ?? '').replaceAll('&amp;', '&'), answer.url()),
    )
    waiting.push(
      ...addresses
        .filter(({ host }) => host === new URL(answer.url()).host)
        .map(({ pathname, search }) => pathname + search)
        .filter((found) => isToFollow(found, depId)),
    )
  }
  return answers
}

function isToFollow(path: string, depId: number): boolean {
  const [, department] = /^\/public\/department\/(\d+)\//.exec(path) ?? []
  if (department === undefined) return path.startsWith('/public')
  return department === String(depId)
}

test('the public pages are read by everybody, on every screen', async ({
  open: { department, instructor },
  aThesis,
  page,
}) => {
  const topic = await aThesis(instructor, { description: '<h3>Στόχος</h3><p>Κείμενο.</p>' })
  const sitemap = await page.request.get(`/public/department/${department.id}/sitemap.xml`)
  const [supervisor] = /\/public\/department\/\d+\/instructor\/\d+/.exec(await sitemap.text()) ?? []
  expect(supervisor).toBeDefined()
  for (const path of [
    '/public',
    `/public/department/${department.id}/topics`,
    `/public/department/${department.id}/finished`,
    `/public/department/${department.id}/presentations`,
    `${supervisor}`,
    `/public/topic/${topic.id}/read`,
    `/public/topic/${topic.id}/read?lang=en`,
  ])
    for (const width of [1440, 390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page, path)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
})
