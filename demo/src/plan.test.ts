import { normaliseKeyword } from '@diatrivi/domain/institution/keyword/keyword'
import { RANKS } from '@diatrivi/domain/people/account/role'
import { addDays } from '@diatrivi/domain/shared/dates'
import { describe, expect, it } from 'vitest'
import { readFacts } from './facts.ts'
import { DEMO_SEED, planDemo } from './plan.ts'
import { demoPlan, stateOf, TODAY } from './testing/plan-facts.ts'

const serialised = (plan: ReturnType<typeof planDemo>) =>
  JSON.stringify({ ...plan, documents: [...plan.documents] })

describe('the plan of the demo', () => {
  it('is the same to the byte for the same seed and day', () => {
    const again = planDemo({ seed: DEMO_SEED, today: TODAY })
    expect(serialised(again)).toBe(serialised(demoPlan()))
  })

  it('is another for another seed', () => {
    const other = planDemo({ seed: 'other', today: TODAY })
    expect(serialised(other)).not.toBe(serialised(demoPlan()))
  })

  it('moves with the day, so that a demo stays current', () => {
    const later = planDemo({ seed: DEMO_SEED, today: addDays(TODAY, 400) })
    const deadlines = (plan: typeof later) => plan.theses.map(({ interestDeadline }) => interestDeadline)
    const moved = deadlines(demoPlan()).map((day) => (day === null ? null : addDays(day, 400)))
    expect(deadlines(later)).toEqual(moved)
  })

  it('holds all institutions and departments, with no contact data for any', () => {
    const { institutions, departments } = demoPlan()
    expect(institutions).toHaveLength(38)
    expect(departments).toHaveLength(503)
    expect(institutions.filter(({ type }) => type === 'technological')).toHaveLength(13)
    for (const department of departments) {
      expect(Object.keys(department).toSorted()).toEqual(
        ['city', 'institution', 'key', 'latitude', 'longitude', 'name', 'url'].toSorted(),
      )
    }
  })

  it('uses every topic, none twice in a department', () => {
    const { theses, accounts } = demoPlan()
    const departmentOf = new Map(accounts.map(({ username, department }) => [username, department]))
    expect(new Set(theses.map(({ title }) => title))).toEqual(
      new Set(readFacts().topics.map(({ title }) => title)),
    )
    const uses = theses.map(({ title, instructor }) => `${title} ${departmentOf.get(instructor)}`)
    expect(new Set(uses).size).toBe(uses.length)
  })

  it('gives every template to an instructor, with its steps', () => {
    const templates = demoPlan().lists.filter(
      ({ thesis, archivedAt }) => thesis === null && archivedAt === null,
    )
    const titles = new Set(templates.map(({ title }) => title))
    expect(titles).toEqual(new Set(readFacts().templates.map(({ title }) => title)))
    for (const { steps } of templates) expect(steps.length).toBeGreaterThanOrEqual(6)
  })

  it('holds some hundreds of people in departments of many fields', () => {
    const { accounts } = demoPlan()
    const departments = new Set(accounts.map(({ department }) => department).filter((key) => key !== null))
    expect(accounts.length).toBeGreaterThan(300)
    expect(departments.size).toBeGreaterThanOrEqual(25)
    expect(new Set(accounts.map(({ rank }) => rank).filter((rank) => rank !== null))).toEqual(new Set(RANKS))
    expect(accounts.some(({ role, isPublic }) => role === 'instructor' && !isPublic)).toBe(true)
  })

  it('knows theses in all three states', () => {
    const states = demoPlan().theses.map(stateOf)
    for (const state of ['ungiven', 'inProgress', 'ended'] as const) {
      expect(states.filter((one) => one === state).length).toBeGreaterThan(40)
    }
  })

  it('lists each keyword once, as the product keeps it', () => {
    const { keywords, theses, accounts } = demoPlan()
    expect(new Set(keywords).size).toBe(keywords.length)
    expect(keywords.map(normaliseKeyword)).toEqual(keywords)
    const used = [...theses, ...accounts].flatMap((item) => item.keywords)
    expect(used.filter((keyword) => !keywords.includes(keyword))).toEqual([])
  })

  it('points at documents and covers that are there', () => {
    const { documents, theses, accounts, lists, images } = demoPlan()
    const files = [
      ...theses.map(({ finalFile }) => finalFile),
      ...accounts.map(({ cv }) => cv),
      ...lists.flatMap(({ steps }) => steps.flatMap((step) => step.files)),
      ...lists.flatMap(({ steps }) => steps.flatMap((step) => step.comments.map(({ file }) => file))),
    ].filter((file) => file !== null)
    expect(new Set(files.map(({ document }) => document))).toEqual(new Set(documents.keys()))
    const departmentOf = new Map(accounts.map(({ username, department }) => [username, department]))
    for (const { image, instructor } of theses) {
      const cover = images.find(({ key }) => key === image)
      if (image !== null) expect(cover?.department).toBe(departmentOf.get(instructor))
    }
  })
})
