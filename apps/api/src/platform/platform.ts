import { type PasswordHashing, passwordHashing } from './auth/password-hashing.ts'
import { noPersonThrottle, type PersonThrottle, personThrottle } from './auth/person-throttle.ts'
import { noRequestThrottle, type RequestThrottle, requestThrottle } from './auth/request-throttle.ts'
import type { Sessions } from './auth/sessions.ts'
import {
  noSignInThrottle,
  SECOND_FACTOR_RULE,
  type SignInThrottle,
  signInThrottle,
} from './auth/sign-in-throttle.ts'
import type { SigningSecrets } from './auth/tokens.ts'
import { noUploadQuota, type UploadQuota, uploadQuota } from './auth/upload-quota.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config/config.ts'
import type { Connection } from './database/connection.ts'
import type { Db, Reader } from './database/transaction.ts'
import { type Inspections, inspections } from './inspections/inspections.ts'
import { type KeptAnswers, keptAnswers } from './kept-answers/kept-answers.ts'
import type { Logger } from './logging/logger.ts'
import { type WebLinks, webLinks } from './mail/web-links.ts'
import { type Scanner, scannerOf } from './scanner/scanner.ts'
import { type SecurityLog, securityLog } from './security-log/security-log.ts'
import { type Files, files } from './storage/files.ts'
import type { Storage } from './storage/storage.ts'

/** What differs between the real program and a test. The secrets sign the tokens and key the hashes of codes. */
export interface Foundation extends SigningSecrets {
  config: Config
  db: Db
  /** For reads that may be a moment old; absent where there is no copy. */
  replica?: Reader
  /** For a connection of its own: to listen for changes of other processes. */
  connection: Connection
  clock: Clock
  log: Logger
  storage: Storage
}

/** Everything that services depend on; each names what it needs. */
export interface Platform extends Foundation {
  replica: Reader
  files: Files
  scanner: Scanner
  sessions: Sessions
  passwords: PasswordHashing
  links: WebLinks
  signInThrottle: SignInThrottle
  /** The throttle of the codes after a right password. */
  secondFactorThrottle: SignInThrottle
  requestThrottle: RequestThrottle
  personThrottle: PersonThrottle
  uploadQuota: UploadQuota
  securityLog: SecurityLog
  inspections: Inspections
  keptAnswers: KeptAnswers
}

export function platformOf(foundation: Foundation, sessions: Sessions): Platform {
  const { config, db } = foundation
  const [webOrigin = config.apiUrl] = config.webOrigins
  return {
    ...foundation,
    replica: foundation.replica ?? db,
    files: files(foundation),
    scanner: scannerOf(config, foundation.log),
    sessions,
    passwords: passwordHashing(),
    links: webLinks(webOrigin),
    signInThrottle: config.rateLimit ? signInThrottle(foundation) : noSignInThrottle,
    secondFactorThrottle: config.rateLimit
      ? signInThrottle(foundation, SECOND_FACTOR_RULE)
      : noSignInThrottle,
    requestThrottle: config.rateLimit ? requestThrottle(db) : noRequestThrottle,
    personThrottle: config.rateLimit ? personThrottle() : noPersonThrottle,
    uploadQuota: config.rateLimit ? uploadQuota(db, config.uploads) : noUploadQuota,
    securityLog: securityLog(foundation),
    inspections: inspections(foundation),
    keptAnswers: keptAnswers(foundation),
  }
}
