import { useSearchParams } from 'react-router'
import { useAddressSearch } from '../../../shared/use-address-search.ts'
import { readChoice, type StatisticsChoice, writeChoice } from './statistics-choice.ts'

/** What is chosen is seen at once, and what is shown is counted of what was chosen before, until its figures have come. */
export function useStatisticsChoice() {
  const [coming, changeAddress] = useAddressSearch()
  const [present] = useSearchParams()
  return {
    choice: readChoice(coming),
    shown: readChoice(present),
    choose: (change: Partial<StatisticsChoice>) =>
      changeAddress((now) => writeChoice({ ...readChoice(now), ...change })),
  }
}
