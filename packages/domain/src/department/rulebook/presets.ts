import { type ExamWindow, type Rules, USUAL_RULES } from './rules.ts'

export const PRESETS = ['usual', 'bachelor', 'integrated_master', 'master'] as const
export type Preset = (typeof PRESETS)[number]

const THREE_A_YEAR: readonly ExamWindow[] = [
  { label: 'Φεβρουάριος', from: '02-01', until: '02-28' },
  { label: 'Ιούνιος', from: '06-01', until: '06-30' },
  { label: 'Οκτώβριος', from: '10-01', until: '10-31' },
]

/** What most departments of a kind decide, to begin a rule book from. */
export const PRESET_RULES: Readonly<Record<Preset, Rules>> = {
  usual: USUAL_RULES,
  bachelor: {
    ...USUAL_RULES,
    eligibility: { ...USUAL_RULES.eligibility, minSemester: 7, minCourses: 28 },
    load: { ...USUAL_RULES.load, maxInProgress: 8, mode: 'warn' },
    committee: { ...USUAL_RULES.committee, size: 2, answer: 'appointed' },
    examination: { ...USUAL_RULES.examination, minMonths: 3, noticeDays: 5, textDays: 7, minutes: 20 },
  },
  integrated_master: {
    ...USUAL_RULES,
    eligibility: { ...USUAL_RULES.eligibility, minSemester: 9, minCoursesPercent: 80 },
    load: { ...USUAL_RULES.load, maxInProgress: 10, mode: 'warn' },
    committee: { ...USUAL_RULES.committee, size: 3, minFaculty: 2, substitutes: 1 },
    examination: {
      ...USUAL_RULES.examination,
      windows: THREE_A_YEAR,
      minMonths: 5,
      noticeDays: 7,
      textDays: 10,
    },
    marking: {
      ...USUAL_RULES.marking,
      parts: [
        { key: 'content', label: 'Περιεχόμενο', weight: 60, by: 'everyone', criteria: [] },
        { key: 'text', label: 'Κείμενο', weight: 15, by: 'everyone', criteria: [] },
        { key: 'method', label: 'Μεθοδολογία', weight: 15, by: 'everyone', criteria: [] },
        { key: 'presentation', label: 'Παρουσίαση', weight: 10, by: 'everyone', criteria: [] },
      ],
    },
  },
  master: {
    ...USUAL_RULES,
    load: { ...USUAL_RULES.load, maxInProgress: 5 },
    committee: { ...USUAL_RULES.committee, size: 3, minFaculty: 2 },
    examination: { ...USUAL_RULES.examination, minMonths: 3, noticeDays: 7, textDays: 7 },
    marking: { ...USUAL_RULES.marking, pass: 600, minPassers: { count: 2, at: 500 } },
  },
}
