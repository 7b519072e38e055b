import { boundsText, type JsonSchema, schemaText } from './schema-text.ts'

interface Content {
  content?: Record<string, { schema: JsonSchema }>
}

interface Operation {
  operationId: string
  summary: string
  description: string
  parameters: { name: string; in: string; required: boolean; schema: JsonSchema; description?: string }[]
  requestBody?: Content
  responses: Record<string, Content & { description: string }>
}

/** Refusals that the page of contents tells of once for all calls. */
const OF_EVERY_CALL = ['database_unavailable']
/** A longer example is cut: it is there to show the shape. */
const EXAMPLE_LINES = 40

/** One call as a part of a page. */
export function operationText(route: string, described: unknown, example: string): string {
  const operation = described as Operation
  return [
    `## ${operation.operationId}`,
    `\`${route}\``,
    `${sentence(operation.summary)} ${operation.description}`,
    ...parametersText(operation),
    ...bodyText('Takes', operation.requestBody),
    ...bodyText('Answers', operation.responses['200']),
    ...refusalsText(operation),
    'An example:',
    fenced('http', shortened(example)),
  ].join('\n\n')
}

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)
const fenced = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\``

function parametersText({ parameters }: Operation): string[] {
  if (parameters.length === 0) return []
  const rows = parameters.map(({ name, in: place, required, schema, description }) => {
    const type = schemaText(schema).replaceAll('|', '\\|')
    const words = description ?? boundsText(schema)
    return `| \`${name}\` | ${place}${required ? '' : ', optional'} | ${type} | ${words} |`
  })
  return [['| parameter | where | type | |', '|---|---|---|---|', ...rows].join('\n')]
}

function bodyText(verb: string, part: Content | undefined): string[] {
  return Object.entries(part?.content ?? {}).flatMap(([mediaType, { schema }]) => {
    const text = schemaText(schema)
    return [`${verb} \`${mediaType}\`:`, fenced('ts', text)]
  })
}

function refusalsText({ responses }: Operation): string[] {
  const rows = Object.entries(responses).flatMap(([status, { description }]) => {
    if (status === '200') return []
    const codes = description.split(', ').filter((code) => !OF_EVERY_CALL.includes(code.replaceAll('`', '')))
    return codes.length === 0 ? [] : [`${status} ${codes.join(', ')}`]
  })
  return rows.length === 0 ? [] : [`Refuses: ${rows.join('; ')}.`]
}

function shortened(example: string): string {
  const lines = example.split('\n')
  return lines.length <= EXAMPLE_LINES ? example : [...lines.slice(0, EXAMPLE_LINES), '…'].join('\n')
}
