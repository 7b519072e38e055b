import { type Finding, isHealthy, type Verdict } from './finding.ts'

const SIGNS: Record<Verdict, string> = { fine: 'ok   ', note: 'note ', wrong: 'WRONG' }

/** For a person: what is wrong stands last, where it is read first. */
export function doctorsReport(findings: readonly Finding[]): string {
  const widest = Math.max(...findings.map(({ about }) => about.length))
  const lines = [...findings]
    .sort((one, other) => weight(one) - weight(other))
    .map(({ about, verdict, sentence }) => `${SIGNS[verdict]}  ${about.padEnd(widest)}  ${sentence}`)
  const wrong = findings.filter(({ verdict }) => verdict === 'wrong').length
  const end =
    wrong === 0
      ? 'The installation is healthy.'
      : `${wrong} ${wrong === 1 ? 'thing is' : 'things are'} wrong.`
  return [...lines, '', end].join('\n')
}

/** For a program. */
export function doctorsJson(findings: readonly Finding[]): string {
  return JSON.stringify({ healthy: isHealthy(findings), findings }, null, 1)
}

function weight({ verdict }: Finding): number {
  return verdict === 'wrong' ? 1 : 0
}
