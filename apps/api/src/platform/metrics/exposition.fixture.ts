/** One line of the text format of Prometheus. */
export interface Sample {
  name: string
  labels: Record<string, string>
  value: number
}

export interface Exposition {
  samples: Sample[]
  types: Map<string, string>
  helps: Map<string, string>
}

const SAMPLE =
  /^([a-zA-Z_:][\w:]*)(?:\{((?:[a-zA-Z_]\w*="(?:[^"\\\n]|\\[\\n"])*",?)*)\})? (N[aA][nN]|[+-]Inf|[-+]?[\d.]+(?:[eE][-+]?\d+)?)$/
const LABEL = /([a-zA-Z_]\w*)="((?:[^"\\\n]|\\[\\n"])*)"/g

/** Reads the format line by line as its documentation has it, and fails at the first line that is none. */
export function readExposition(text: string): Exposition {
  const read: Exposition = { samples: [], types: new Map(), helps: new Map() }
  if (!text.endsWith('\n')) throw new Error('the last line does not end')
  for (const line of text.split('\n')) if (line !== '') readLine(line, read)
  return read
}

function readLine(line: string, { samples, types, helps }: Exposition): void {
  const [, help, words = ''] = /^# HELP (\S+) (.+)$/.exec(line) ?? []
  const [, typed, type = ''] = /^# TYPE (\S+) (counter|gauge|histogram|summary)$/.exec(line) ?? []
  if (help !== undefined) once(helps, help, words)
  else if (typed !== undefined) once(types, typed, type)
  else samples.push(sampleOf(line))
}

function sampleOf(line: string): Sample {
  const [, name, labels = '', value = ''] = SAMPLE.exec(line) ?? []
  if (name === undefined) throw new Error(`no line of the format: ${line}`)
  return {
    name,
    labels: Object.fromEntries([...labels.matchAll(LABEL)].map(([, label, text]) => [label, text])),
    value: Number(value.replace('Inf', 'Infinity')),
  }
}

function once(known: Map<string, string>, name: string, value: string): void {
  if (known.has(name)) throw new Error(`${name} is described twice`)
  known.set(name, value)
}
