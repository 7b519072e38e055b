import { FEATURES, type Feature } from '@diatrivi/contract/features'
import { openApiDocument } from '../../platform/http/openapi/openapi-document.ts'
import { readRecording, servedCall } from '../../platform/http/openapi/recording.ts'
import { operationText } from './operation-text.ts'

const FEATURE_NAMES = Object.keys(FEATURES) as Feature[]

/** The pages of the reference by the name of their file. */
export function referencePages(): Map<string, string> {
  const { paths } = openApiDocument({
    apiUrl: 'https://theses.example.org/api',
    webUrl: 'https://theses.example.org',
  })
  const pages = FEATURE_NAMES.map((feature) => [`${feature}.md`, pageOf(feature, paths)] as const)
  return new Map([['README.md', contents()], ...pages])
}

function contents(): string {
  const lines = FEATURE_NAMES.map((feature) => {
    const { title, endpoints } = FEATURES[feature]
    return `- [${title}](${feature}.md): ${Object.keys(endpoints).length} calls`
  })
  return `# The calls of the API

Each call with what it takes, what it answers, what it refuses and an example. The same stands at \`/docs\` of a running API. Both are made from its document at \`/openapi.json\`, and from answers that a test compares with those of a running API.

- A token travels as \`Authorization: Bearer …\`, or as \`jwt_token\`: in the query of a GET, in the body of everything else. It comes from [\`signIn\`](account.md#signin).
- What is refused is JSON with \`code\`, \`message\` (Greek, or English where \`Accept-Language\` prefers it) and, where the input is at fault, \`fields\`.
- Every call may be refused with 429 \`too_many_attempts\`, 503 \`overloaded\` and 503 \`database_unavailable\`; \`Retry-After\` then says when to ask again.
- A program in TypeScript calls all of these by the client (\`docs/guides/client.md\`).

${lines.join('\n')}
`
}

function pageOf(feature: Feature, paths: Record<string, Record<string, unknown>>): string {
  const { title, endpoints } = FEATURES[feature]
  const recorded = readRecording(feature)
  const calls = Object.values(endpoints).map((endpoint) => {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    const operation = paths[path]?.[endpoint.method.toLowerCase()]
    return operationText(`${endpoint.method} ${path}`, operation, exampleOf(endpoint.name, recorded))
  })
  return `# ${title}\n\n${calls.join('\n\n')}\n`
}

function exampleOf(name: string, recorded: ReadonlyMap<string, string>): string {
  const call = servedCall(name, recorded)
  if (call === undefined) throw new Error(`the story has no call of ${name} that was served`)
  return call
}
