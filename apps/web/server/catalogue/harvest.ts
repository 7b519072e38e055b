import type { FinishedThesis } from '@diatrivi/contract/view/catalogue/catalogue.schemas'
import type { CatalogueApi } from './catalogue-api.ts'
import { languageOf, nameOf } from './catalogue-parts.ts'
import { type CataloguePlace, dayOf, pathsOf } from './catalogue-place.ts'
import { Markup, markup } from './markup.ts'

/*
 * What repositories collect of a department: its finished theses in Dublin Core by OAI-PMH 2.0
 * (https://www.openarchives.org/OAI/openarchivesprotocol.html). What was taken back is not kept as deleted.
 */

const XML = new Markup('<?xml version="1.0" encoding="UTF-8"?>\n')
const SCHEMA = 'http://www.w3.org/2001/XMLSchema-instance'
const PROTOCOL = 'http://www.openarchives.org/OAI/2.0/'
const DUBLIN_CORE = 'http://www.openarchives.org/OAI/2.0/oai_dc/'
/** The only format. */
const FORMAT = 'oai_dc'
/** Records of one answer; the rest is asked for by a token. */
const RECORDS_AT_ONCE = 100
/** The earliest day of a repository without a record yet. */
const NEVER = '2000-01-01'

type ErrorCode =
  | 'badVerb'
  | 'badArgument'
  | 'badResumptionToken'
  | 'cannotDisseminateFormat'
  | 'idDoesNotExist'
  | 'noRecordsMatch'
  | 'noSetHierarchy'

/** An answer that the protocol has for what was asked wrongly. */
class HarvestError extends Error {
  readonly code: ErrorCode
  constructor(code: ErrorCode, message: string) {
    super(message)
    this.code = code
  }
}

/** What each verb takes. A token, where it is taken, stands alone. */
const ARGUMENTS: Readonly<Record<string, { needs: readonly string[]; mayHave: readonly string[] }>> = {
  Identify: { needs: [], mayHave: [] },
  ListMetadataFormats: { needs: [], mayHave: ['identifier'] },
  ListSets: { needs: [], mayHave: ['resumptionToken'] },
  GetRecord: { needs: ['identifier', 'metadataPrefix'], mayHave: [] },
  ListIdentifiers: { needs: ['metadataPrefix'], mayHave: ['from', 'until', 'set', 'resumptionToken'] },
  ListRecords: { needs: ['metadataPrefix'], mayHave: ['from', 'until', 'set', 'resumptionToken'] },
}

type Arguments = Readonly<Record<string, string>>

interface Repository {
  place: CataloguePlace
  address: string
  name: string
  publisher: string
  adminEmail: string
  /** By the day of their last change. */
  records: readonly FinishedThesis[]
}

/** The answer to a request; null where the department has no catalogue or does not let repositories collect it. */
export async function harvestAnswer(
  place: CataloguePlace,
  api: CatalogueApi,
  depId: number,
  asked: URLSearchParams,
  { adminEmail, now }: { adminEmail: string; now: Date },
): Promise<string | null> {
  const [department, theses] = await Promise.all([api.findDepartment(depId), api.listAllFinished(depId)])
  if (!department?.isHarvested || theses === null) return null
  const { depName, instName } = department
  const repository: Repository = {
    place,
    address: `${place.origin}${pathsOf.harvest(depId)}`,
    name: `${depName}, ${instName}`,
    publisher: `${instName}, ${depName}`,
    adminEmail,
    records: theses.filter(({ isHarvested }) => isHarvested).toSorted(byChange),
  }
  try {
    const { verb, ...given } = readArguments(asked)
    return answer(
      repository,
      now,
      [...asked],
      markup`<${new Markup(verb)}>${say(repository, verb, given)}</${new Markup(verb)}>`,
    )
  } catch (error) {
    if (!(error instanceof HarvestError)) throw error
    const { code, message } = error
    const isRepeated = code !== 'badVerb' && code !== 'badArgument'
    return answer(
      repository,
      now,
      isRepeated ? [...asked] : [],
      markup`<error code="${code}">${message}</error>`,
    )
  }
}

const byChange = (one: FinishedThesis, other: FinishedThesis) =>
  dayOf(one.updatedAt).localeCompare(dayOf(other.updatedAt)) || one.thesisID - other.thesisID

function answer(
  { address }: Repository,
  now: Date,
  asked: readonly (readonly [name: string, value: string])[],
  content: Markup,
): string {
  return markup`${XML}<OAI-PMH xmlns="${PROTOCOL}" xmlns:xsi="${SCHEMA}" xsi:schemaLocation="${PROTOCOL} http://www.openarchives.org/OAI/2.0/OAI-PMH.xsd">
<responseDate>${now.toISOString().slice(0, 19)}Z</responseDate>
<request${asked.map(([name, value]) => markup` ${new Markup(name)}="${value}"`)}>${address}</request>
${content}
</OAI-PMH>
`.text
}

function readArguments(asked: URLSearchParams): Arguments & { verb: string } {
  const verbs = asked.getAll('verb')
  const [verb = ''] = verbs
  const taken = Object.hasOwn(ARGUMENTS, verb) ? ARGUMENTS[verb] : undefined
  if (verbs.length !== 1 || taken === undefined)
    throw new HarvestError('badVerb', `The verb is one of ${Object.keys(ARGUMENTS).join(', ')}.`)
  const names = [...asked.keys()].filter((name) => name !== 'verb')
  for (const name of names) {
    if (![...taken.needs, ...taken.mayHave].includes(name))
      throw new HarvestError('badArgument', `${verb} takes no argument of this name.`)
    if (asked.getAll(name).length > 1) throw new HarvestError('badArgument', `${name} stands there twice.`)
  }
  const hasToken = names.includes('resumptionToken')
  if (hasToken && names.length > 1) throw new HarvestError('badArgument', 'A resumptionToken stands alone.')
  const missing = hasToken ? undefined : taken.needs.find((name) => !names.includes(name))
  if (missing !== undefined) throw new HarvestError('badArgument', `${verb} needs ${missing}.`)
  return { ...Object.fromEntries(asked), verb }
}

function say(repository: Repository, verb: string, given: Arguments): Markup {
  switch (verb) {
    case 'Identify':
      return identify(repository)
    case 'ListMetadataFormats':
      if (given.identifier !== undefined) findRecord(repository, given.identifier)
      return markup`<metadataFormat><metadataPrefix>${FORMAT}</metadataPrefix><schema>http://www.openarchives.org/OAI/2.0/oai_dc.xsd</schema><metadataNamespace>${DUBLIN_CORE}</metadataNamespace></metadataFormat>`
    case 'ListSets':
      throw new HarvestError('noSetHierarchy', 'There are no sets.')
    case 'GetRecord':
      checkFormat(given)
      return recordOf(repository, findRecord(repository, given.identifier ?? ''))
    case 'ListIdentifiers':
      return part(repository, given, (thesis) => headerOf(repository, thesis))
    default:
      return part(repository, given, (thesis) => recordOf(repository, thesis))
  }
}

function identify({ name, address, adminEmail, records }: Repository): Markup {
  const [first] = records
  return markup`<repositoryName>${name}</repositoryName>
<baseURL>${address}</baseURL>
<protocolVersion>2.0</protocolVersion>
<adminEmail>${adminEmail}</adminEmail>
<earliestDatestamp>${first === undefined ? NEVER : dayOf(first.updatedAt)}</earliestDatestamp>
<deletedRecord>no</deletedRecord>
<granularity>YYYY-MM-DD</granularity>`
}

function checkFormat({ metadataPrefix }: Arguments): void {
  if (metadataPrefix !== FORMAT)
    throw new HarvestError('cannotDisseminateFormat', `The only format is ${FORMAT}.`)
}

function identifierOf({ place }: Repository, { thesisID }: FinishedThesis): string {
  return `oai:${new URL(place.origin).hostname}:thesis/${thesisID}`
}

function findRecord(repository: Repository, identifier: string): FinishedThesis {
  const thesis = repository.records.find((one) => identifierOf(repository, one) === identifier)
  if (thesis === undefined) throw new HarvestError('idDoesNotExist', 'There is no such record.')
  return thesis
}

interface Wanted {
  from: string
  until: string
  offset: number
}

/** The records from one day to another, as many as fit into an answer, and where to go on. */
function part(repository: Repository, given: Arguments, write: (thesis: FinishedThesis) => Markup): Markup {
  const wanted = given.resumptionToken === undefined ? readWanted(given) : readToken(given.resumptionToken)
  const { from, until, offset } = wanted
  const matching = repository.records.filter(({ updatedAt }) => {
    const day = dayOf(updatedAt)
    return (from === '' || day >= from) && (until === '' || day <= until)
  })
  if (matching.length === 0 && offset === 0)
    throw new HarvestError('noRecordsMatch', 'No record was changed in these days.')
  if (offset >= matching.length)
    throw new HarvestError('badResumptionToken', 'The list has become shorter. Begin it anew.')
  const next = offset + RECORDS_AT_ONCE
  const isWhole = offset === 0 && next >= matching.length
  const token = next < matching.length ? `${from}_${until}_${next}` : ''
  return markup`${matching.slice(offset, next).map(write)}${
    !isWhole &&
    markup`<resumptionToken completeListSize="${matching.length}" cursor="${offset}">${token}</resumptionToken>`
  }`
}

function readWanted(given: Arguments): Wanted {
  checkFormat(given)
  if (given.set !== undefined) throw new HarvestError('noSetHierarchy', 'There are no sets.')
  const { from = '', until = '' } = given
  for (const day of [from, until])
    if (day !== '' && !isDay(day)) throw new HarvestError('badArgument', 'A day is written YYYY-MM-DD.')
  if (from !== '' && until !== '' && from > until)
    throw new HarvestError('badArgument', 'The first day is after the last.')
  return { from, until, offset: 0 }
}

const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`))

function readToken(token: string): Wanted {
  const [, from = '', until = '', offset = ''] =
    /^(\d{4}-\d{2}-\d{2})?_(\d{4}-\d{2}-\d{2})?_(\d{1,9})$/.exec(token) ?? []
  if (offset === '') throw new HarvestError('badResumptionToken', 'This is no token of this list.')
  return { from, until, offset: Number(offset) }
}

function headerOf(repository: Repository, thesis: FinishedThesis): Markup {
  return markup`<header><identifier>${identifierOf(repository, thesis)}</identifier><datestamp>${dayOf(thesis.updatedAt)}</datestamp></header>\n`
}

function recordOf(repository: Repository, thesis: FinishedThesis): Markup {
  const { place, publisher } = repository
  const { student, instructor, year, textLanguage, keywords } = thesis
  const titles = [thesis.thesisTitle, thesis.titleEn].filter((title) => title !== null)
  return markup`<record>${headerOf(repository, thesis)}<metadata>
<oai_dc:dc xmlns:oai_dc="${DUBLIN_CORE}" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xsi="${SCHEMA}" xsi:schemaLocation="${DUBLIN_CORE} http://www.openarchives.org/OAI/2.0/oai_dc.xsd">
${titles.map((title) => markup`<dc:title xml:lang="${languageOf(title)}">${title}</dc:title>\n`)}${
  student !== null && markup`<dc:creator>${student}</dc:creator>\n`
}${instructor !== null && markup`<dc:contributor>${nameOf(instructor)}</dc:contributor>\n`}${keywords.map(
  ({ keyword }) => markup`<dc:subject>${keyword}</dc:subject>\n`,
)}<dc:publisher>${publisher}</dc:publisher>
${year !== null && markup`<dc:date>${year}</dc:date>\n`}<dc:type>Thesis</dc:type>
<dc:language>${textLanguage}</dc:language>
<dc:identifier>${place.address(pathsOf.thesis(thesis.thesisID))}</dc:identifier>
</oai_dc:dc>
</metadata></record>
`
}
