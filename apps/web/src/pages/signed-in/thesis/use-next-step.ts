import { useQuery } from '@tanstack/react-query'
import { processQueries } from '../../../entities/process/process.queries.ts'
import type { Thesis } from '../../../entities/thesis/thesis.mapper.ts'
import type { Viewer } from '../../../entities/viewer/viewer.ts'
import { paperQueries } from '../../../features/examination/paper/paper.queries.ts'
import { type NextStep, nextStep, type ON_CARD } from './next-step.ts'

/** The next step of a thesis under a rule book; null for all others, and until it is known. */
export function useNextStep(thesis: Thesis, viewer: Viewer): NextStep | typeof ON_CARD | null {
  const isAsked = { enabled: thesis.phase !== null }
  const { data: process } = useQuery({ ...processQueries.of(thesis.id), ...isAsked })
  const { data: papers } = useQuery({ ...paperQueries.ofThesis(thesis.id), ...isAsked })
  return process === undefined ? null : nextStep({ thesis, process, papers }, viewer)
}
