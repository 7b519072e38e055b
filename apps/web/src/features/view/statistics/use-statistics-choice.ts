import { useSearchParams } from 'react-router'
import { useAddressSearch } from '../../../shared/use-address-search.ts'
import { readChoice, type StatisticsChoice, writeChoice } from './statistics-choice.ts'

/** What is chosen is seen at once, and what is shown is counted of what was chosen before, until its figures have come. */
export function useStatisticsChoice() {
  const [coming, changeAddress] = useAddressSearch()
  const [present] = useSearchParams()
  const choice = readChoice(coming)
  return {
    choice,
    shown: readChoice(present),
    choose: (change: Partial<StatisticsChoice>) => changeAddress(writeChoice({ ...choice, ...change })),
  }
}
