import { describe, expect, it } from 'vitest'
import { comparedFacts, reissuedFacts } from './compared-facts.ts'
import { composePaper } from './document/compose-paper.ts'
import { EXAMPLE_ISSUE, EXAMPLE_PAPERS } from './example-papers.ts'
import { PAPER_KINDS, type PaperFacts } from './paper-facts.ts'

/** True of the day of the paper, or following from what is compared. */
const OF_ITS_DAY = /(^|\.)rank$|[fF]ormOfAddress$|^student\.semester$|^head$|^failure/

const FAILED: PaperFacts = {
  ...EXAMPLE_PAPERS.minutes,
  outcome: 'failed',
  failure: { cause: 'passers', passers: 1, count: 2, at: 500 },
}
const EXAMPLES: readonly PaperFacts[] = [
  ...PAPER_KINDS.map((kind) => EXAMPLE_PAPERS[kind]),
  FAILED,
  { ...EXAMPLE_PAPERS.completion, head: 'Ιωάννης Παπαδόπουλος', headFormOfAddress: 'mr' },
  { ...EXAMPLE_PAPERS.declaration, student: { ...EXAMPLE_PAPERS.declaration.student, formOfAddress: 'ms' } },
]

type Json = null | boolean | number | string | Json[] | { [name: string]: Json }

/** Every value of the facts with its path; what says which paper it is stays out. */
function leavesOf(value: Json, path: readonly string[] = []): (readonly string[])[] {
  if (value === null || path.at(-1) === 'kind' || path.at(-1) === 'cause') return []
  if (typeof value !== 'object') return [path]
  return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, [...path, name]))
}

/** The facts with another value at the path, of the same kind. */
function changedAt(facts: PaperFacts, path: readonly string[]): PaperFacts {
  const copy = structuredClone(facts) as unknown as Record<string, Json>
  const around = path
    .slice(0, -1)
    .reduce<Json>((value, name) => (value as Record<string, Json>)[name] ?? null, copy)
  const [name = ''] = path.slice(-1)
  const within = around as Record<string, Json>
  within[name] = another(within[name] ?? null)
  return copy as unknown as PaperFacts
}

const WORDS: Readonly<Record<string, string>> = {
  supervisor: 'member',
  member: 'supervisor',
  present: 'absent',
  remote: 'absent',
  passed: 'failed',
  failed: 'passed',
  el: 'en',
  mr: 'ms',
  ms: 'mr',
}
function another(value: Json): Json {
  if (typeof value === 'number') return value + 50
  if (typeof value === 'boolean') return !value
  if (typeof value !== 'string') return value
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return '2027-02-03'
  if (/^\d{2}:\d{2}$/.test(value)) return '07:07'
  return WORDS[value] ?? `${value} Β`
}

const printed = (facts: PaperFacts) => JSON.stringify(composePaper(facts, EXAMPLE_ISSUE))

describe('a paper becomes outdated by what it prints, and by nothing else', () => {
  it.each(EXAMPLES.filter(({ kind }) => kind !== 'supervision').map((facts) => [facts.kind, facts] as const))(
    '%s',
    (_kind, facts) => {
      for (const path of leavesOf(facts as unknown as Json)) {
        const other = changedAt(facts, path)
        const name = path.join('.')
        const isOutdated = comparedFacts(other) !== comparedFacts(facts)
        expect([name, isOutdated]).toEqual([
          name,
          printed(other) !== printed(facts) && !OF_ITS_DAY.test(name),
        ])
      }
    },
  )

  it('an application stays as it is when the next semester comes, and an announcement by a corrected number', () => {
    const { application, announcement } = EXAMPLE_PAPERS
    const next = { ...application, student: { ...application.student, semester: 11 } }
    expect(comparedFacts(next)).toBe(comparedFacts(application))
    const corrected = { ...announcement, student: { ...announcement.student, registryNumber: '00771' } }
    expect(comparedFacts(corrected)).toBe(comparedFacts(announcement))
    const declared = { ...EXAMPLE_PAPERS.declaration, student: corrected.student }
    expect(comparedFacts(declared)).not.toBe(comparedFacts(EXAMPLE_PAPERS.declaration))
  })
  it.each([
    ['the head', { ...EXAMPLE_PAPERS.completion, head: 'Ιωάννης Παπαδόπουλος' }, EXAMPLE_PAPERS.completion],
    [
      'the form of address of the head',
      { ...EXAMPLE_PAPERS.completion, headFormOfAddress: 'ms' as const },
      EXAMPLE_PAPERS.completion,
    ],
    [
      'that of the student',
      {
        ...EXAMPLE_PAPERS.declaration,
        student: { ...EXAMPLE_PAPERS.declaration.student, formOfAddress: 'ms' as const },
      },
      EXAMPLE_PAPERS.declaration,
    ],
    [
      'that of a member',
      {
        ...EXAMPLE_PAPERS.summons,
        members: EXAMPLE_PAPERS.summons.members.map((member) => ({
          ...member,
          formOfAddress: 'mr' as const,
        })),
      },
      EXAMPLE_PAPERS.summons,
    ],
  ])('is issued again by %s, which makes the one before no wrong one', (_what, now, before) => {
    expect(comparedFacts(now)).toBe(comparedFacts(before))
    expect(reissuedFacts(now)).not.toBe(reissuedFacts(before))
  })

  it('is not issued again by a rank', () => {
    const { completion } = EXAMPLE_PAPERS
    const promoted = { ...completion, supervisor: { ...completion.supervisor, rank: 'Καθηγήτρια' } }
    expect(reissuedFacts(promoted)).toBe(reissuedFacts(completion))
  })
})
