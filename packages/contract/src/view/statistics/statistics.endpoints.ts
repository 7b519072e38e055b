import { endpoint, signedIn } from '../../endpoint.ts'
import { Statistics, StatisticsOfAnyQuery, StatisticsQuery } from './statistics.schemas.ts'

export const statisticsEndpoints = {
  getStatistics: endpoint('getStatistics', {
    summary: 'Figures of theses, students and instructors, of one department, of one institution or of all',
    access: signedIn(['administrator']),
    query: StatisticsOfAnyQuery,
    response: Statistics,
    errors: ['not_found'],
  }),
  getOwnStatistics: endpoint('getOwnStatistics', {
    summary: "The same of the instructor's own department; numbers of fewer than five people are hidden",
    access: signedIn(['instructor']),
    query: StatisticsQuery,
    response: Statistics,
  }),
}
