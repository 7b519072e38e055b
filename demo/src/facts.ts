import { readFileSync } from 'node:fs'
import {
  type KnownDepartment,
  type KnownInstitution,
  knownInstitutions,
} from '@diatrivi/api/modules/institution/institution/known-institutions.model'
import type { DurationUnit } from '@diatrivi/domain/thesis/todo-list/step'

export type InstitutionFact = KnownInstitution
export type DepartmentFact = KnownDepartment

export interface GivenNameFact {
  name: string
  gender: 'm' | 'f'
  latin: string
}

export interface SurnameFact {
  male: string
  female: string
  latinMale: string
  latinFemale: string
}

export interface TopicFact {
  id: number
  title: string
  description: string
  keywords: string[]
  field: string
  departmentHints: string[]
}

export interface TemplateFact {
  id: number
  title: string
  description: string
  steps: { title: string; description: string; duration: number; unit: DurationUnit }[]
}

export interface TalkFact {
  question: string
  answer: string
}

export interface PaperFact {
  id: string
  /** Parts of the titles of the steps that this paper answers. */
  steps: string[]
  title: string
  fileNames: string[]
  sections: { heading: string; paragraphs: string[] }[]
  /** Why an instructor sends such a paper back. */
  returns: string[]
}

export interface MethodFact {
  goals: string[]
  done: string[]
  found: string[]
}

export interface PhraseFacts {
  methods: Record<string, MethodFact>
  abstractOpenings: string[]
  abstractClosings: string[]
  fields: Record<string, { templates: number[]; method: string; requires: string }>
  releaseReasons: string[]
  /** The comments of student and instructor on a step. */
  talks: { onTheWay: TalkFact[]; afterReturn: TalkFact[] }
  doctorates: string[]
  /** Universities with departments of nearly every field. */
  studiedAt: string[]
  courses: string[]
  projects: string[]
  studentSkills: string[]
  studentWork: string[]
}

export interface Facts {
  institutions: readonly InstitutionFact[]
  givenNames: GivenNameFact[]
  surnames: SurnameFact[]
  topics: TopicFact[]
  templates: TemplateFact[]
  papers: PaperFact[]
  phrases: PhraseFacts
}

/** Read once when the demo is loaded; the files are the project's own copies, and that of the institutions is the API's. */
export function readFacts(): Facts {
  const institutions = knownInstitutions()
  const { givenNames, surnames } = read<Pick<Facts, 'givenNames' | 'surnames'>>('greek-people')
  const { topics } = read<Pick<Facts, 'topics'>>('thesis-topics')
  const { templates } = read<Pick<Facts, 'templates'>>('todo-templates')
  const { papers } = read<Pick<Facts, 'papers'>>('papers')
  const phrases = read<PhraseFacts>('phrases')
  const facts = { institutions, givenNames, surnames, topics, templates, papers, phrases }
  check(facts)
  return facts
}

function read<Content>(name: string): Content {
  return JSON.parse(readFileSync(new URL(`../facts/${name}.json`, import.meta.url), 'utf8')) as Content
}

/** Checks the facts that the plan relies on without further checks. */
function check({ institutions, topics, templates, papers, phrases }: Facts): void {
  const departments = institutions.flatMap((institution) => institution.departments)
  expectCount('institutions', institutions, 38)
  expectCount('departments', departments, 503)
  expectCount('topics', topics, 134)
  expectCount('templates', templates, 13)
  if (departments.some(({ depEmail, depPhone }) => depEmail !== null || depPhone !== null)) {
    throw new Error('The facts carry contact data of a real department')
  }
  if (papers.at(-1)?.steps.length !== 0)
    throw new Error('The last paper has to be the one for all other steps')
  const methods = Object.values(phrases.fields).map((field) => field.method)
  if (methods.some((method) => phrases.methods[method] === undefined)) {
    throw new Error('A field has a method without phrases')
  }
}

function expectCount(what: string, found: readonly unknown[], count: number): void {
  if (found.length !== count) throw new Error(`The facts hold ${found.length} ${what} instead of ${count}`)
}

/** Returns the fact with this id; an unknown id is a mistake in the plan. */
export function byId<Id, Fact extends { id: Id }>(facts: readonly Fact[], id: Id): Fact {
  const fact = facts.find((one) => one.id === id)
  if (fact === undefined) throw new Error(`There is no fact ${String(id)}`)
  return fact
}
