import { keywordService } from '../modules/institution/keyword/keyword.service.ts'
import { accountModule } from '../modules/people/account/account.module.ts'
import { type Config, readConfig } from '../platform/config/config.ts'
import { type AdminRequest, readAdminRequest, USAGE, UsageError } from './admin-request.ts'
import { weaknessOf } from './administrator-password.ts'
import { askPassword } from './ask-password.ts'
import { withPlatform } from './by-hand.ts'

try {
  const request = readAdminRequest(process.argv.slice(2))
  const config = readConfig(process.env)
  const password = request.withLink ? null : await strongPassword(request, config)
  process.stdout.write(`${await createAdmin(config, request, password)}\n`)
} catch (error) {
  const usage = error instanceof UsageError ? `\n\n${USAGE}` : ''
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}${usage}\n`)
  process.exitCode = 1
}

async function strongPassword(request: AdminRequest, { passwordRule }: Config): Promise<string> {
  const password = await askPassword()
  const weakness = await weaknessOf(password, request, passwordRule)
  if (weakness !== null) throw new Error(weakness)
  return password
}

/** Returns the sentences to print. */
async function createAdmin(config: Config, request: AdminRequest, password: string | null): Promise<string> {
  return withPlatform(config, async (platform) => {
    const { administrators } = accountModule(platform, { keywords: keywordService(platform) })
    const { withLink: _, ...person } = request
    if (password === null) return linkFor(await administrators.createWithLink(person), request)
    if (!(await administrators.create(person, password))) throw taken(request)
    const next = config.secondFactor.forAdministrators ? ', and then has to set up a second factor' : ''
    return `The administrator "${request.username}" can sign in${next}.`
  })
}

function linkFor(link: string | null, request: AdminRequest): string {
  if (link === null) throw taken(request)
  return `The administrator "${request.username}" chooses a password within 7 days at:\n${link}`
}

function taken({ username, email }: AdminRequest): Error {
  return new Error(`The username "${username}" or the address "${email}" is taken already.`)
}
