/** The content of a small PDF of the demo; the renderer decides its look. */
export type DemoDocument = Paper | CurriculumVitae

/** A step's attachment or the final text of a thesis. */
export interface Paper {
  kind: 'paper'
  /** Institution and department, or what the paper belongs to. */
  overline: string
  title: string
  subtitle: string
  sections: { heading: string; paragraphs: readonly string[] }[]
}

export interface CurriculumVitae {
  kind: 'curriculumVitae'
  name: string
  position: string
  contact: string
  sections: { heading: string; entries: { when: string; what: string; where: string }[] }[]
}
