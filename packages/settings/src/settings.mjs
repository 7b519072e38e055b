import { databaseServers } from './database-servers.mjs'
import { directoryAddress, directoryAttributes } from './directory.mjs'
import { processCount } from './process-count.mjs'
import {
  addressWith,
  bucketAddress,
  either,
  hostNames,
  innerAddress,
  networks,
  oneOf,
  origins,
  publicAddress,
  scannerAddress,
  textThat,
  tileAddress,
  wholeNumber,
} from './rules.mjs'
import { signingSecret } from './secret-rule.mjs'
import {
  certificate,
  certificates,
  institutionDomains,
  privateKey,
  providerAddress,
} from './single-sign-on.mjs'
import { registerAddress, registerDepartments } from './student-register.mjs'

/**
 * Every setting of an installation, once: its name, its rule, its default, and whether it must not be repeated in a
 * message. Plain JavaScript, because the start reads it with the Node of the machine before anything is installed.
 */
export const SETTINGS = {
  HOST: {
    rule: textThat('an address to listen on, such as 127.0.0.1 or 0.0.0.0', isAddressToListenOn),
    default: '127.0.0.1',
  },
  API_PORT: { rule: wholeNumber(1, 65_535), default: 4000 },
  WEB_PORT: { rule: wholeNumber(1, 65_535), default: 3000 },
  /** More than one want a database of their own: the embedded one belongs to one process. */
  API_PROCESSES: { rule: processCount, default: 1 },
  WEB_PROCESSES: { rule: processCount, default: 1 },
  /** The figures for Prometheus; without it none are served. */
  METRICS_PORT: { rule: wholeNumber(1, 65_535), default: undefined },
  METRICS_HOST: {
    rule: textThat('an address to listen on, such as 127.0.0.1 or 10.0.0.11', isAddressToListenOn),
    default: '127.0.0.1',
  },
  API_URL: { rule: publicAddress, default: undefined },
  /** Where the web server reaches the API, if not on this machine. */
  API_INTERNAL_URL: { rule: innerAddress, default: undefined },
  WEB_ORIGIN: { rule: origins, default: undefined },
  /** Beside the names in the public addresses. */
  ALLOWED_HOSTS: { rule: hostNames, default: undefined },
  /** Told to browsers where the public address is one of https. */
  HSTS_SECONDS: { rule: wholeNumber(0, 63_072_000), default: 31_536_000 },
  DATA_DIR: { rule: textThat('the path of a folder', (text) => !text.includes('\0')), default: 'data' },
  DATABASE_URL: {
    rule: textThat(
      'an address such as postgres://user:password@host:5432/database, or postgres://user:password@host1:5432,host2:5432/database?target_session_attrs=read-write for a server and its standby',
      (text) => databaseServers(text) !== null,
    ),
    default: undefined,
    isSecret: true,
  },
  DATABASE_REPLICA_URL: {
    rule: addressWith(
      ['postgres:', 'postgresql:'],
      'the address of one server, such as postgres://user:password@host:5432/database',
    ),
    default: undefined,
    isSecret: true,
  },
  STORAGE_URL: { rule: bucketAddress, default: undefined, isSecret: true },
  STORAGE_ACCESS_KEY: { rule: anyText(), default: undefined, isSecret: true },
  STORAGE_SECRET_KEY: { rule: anyText(), default: undefined, isSecret: true },
  CLAMAV_URL: { rule: scannerAddress, default: undefined },
  MIN_FREE_DISK_MB: { rule: wholeNumber(0, 100_000_000), default: 200 },
  SMTP_URL: {
    rule: addressWith(['smtp:', 'smtps:'], 'an address such as smtp://user:password@host:587'),
    default: undefined,
    isSecret: true,
  },
  MAIL_FROM: {
    rule: textThat('a sender such as theses@example.org or Theses <theses@example.org>', (text) =>
      /^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(text),
    ),
    default: 'Διατριβή <no-reply@localhost>',
  },
  MAIL_POLL_MS: { rule: wholeNumber(50, 60_000), default: 2000 },
  /** From 30 days on, because a reminder is known by its notice and must not come twice. */
  KEEP_READ_NOTICES_DAYS: { rule: wholeNumber(30, 36_500), default: 180 },
  KEEP_UNREAD_NOTICES_DAYS: { rule: wholeNumber(30, 36_500), default: 365 },
  KEEP_SENT_MAILS_DAYS: { rule: wholeNumber(1, 36_500), default: 30 },
  KEEP_UNDELIVERABLE_MAILS_DAYS: { rule: wholeNumber(1, 36_500), default: 90 },
  KEEP_HISTORY_DAYS: { rule: wholeNumber(365, 36_500), default: 3650 },
  /** How long a closed account keeps its name on the theses that it stands on. */
  FINISHED_THESIS_NAME_YEARS: { rule: wholeNumber(0, 100), default: 10 },
  KEEP_SECURITY_EVENTS_DAYS: { rule: wholeNumber(30, 36_500), default: 365 },
  /** From 4 days on, because a delivery is tried for three. */
  KEEP_WEBHOOK_DELIVERIES_DAYS: { rule: wholeNumber(4, 3650), default: 30 },
  JWT_SECRET: { rule: signingSecret, default: undefined, isSecret: true },
  /** The one before: what it signed holds until it ends. */
  JWT_SECRET_PREVIOUS: { rule: signingSecret, default: undefined, isSecret: true },
  /** Seals what second factors need; without it JWT_SECRET does. */
  SECOND_FACTOR_SECRET: { rule: signingSecret, default: undefined, isSecret: true },
  /** The one before: what it sealed is still opened. */
  SECOND_FACTOR_SECRET_PREVIOUS: { rule: signingSecret, default: undefined, isSecret: true },
  SECOND_FACTOR_FOR_ADMINISTRATORS: { rule: either('1', '0', '0 or 1'), default: false },
  OIDC_ISSUER: { rule: providerAddress('https://login.example.org/realms/university'), default: undefined },
  OIDC_CLIENT_ID: { rule: anyText(), default: undefined },
  OIDC_CLIENT_SECRET: { rule: anyText(), default: undefined, isSecret: true },
  /** The label of the button, where the usual words will not do. */
  OIDC_LABEL: { rule: anyText(), default: undefined },
  OIDC_CA_CERTIFICATE: { rule: certificate, default: undefined },
  SAML_IDP_URL: { rule: providerAddress('https://idp.example.org/sso'), default: undefined },
  SAML_IDP_ENTITY_ID: { rule: anyText(), default: undefined },
  /** Two while the provider changes its key. */
  SAML_IDP_CERTIFICATE: { rule: certificates, default: undefined },
  SAML_IDP_LOGOUT_URL: { rule: providerAddress('https://idp.example.org/slo'), default: undefined },
  /** Says what the address, the certificates and the sign-out would say, in the place of them. */
  SAML_IDP_METADATA_URL: { rule: providerAddress('https://idp.example.org/metadata'), default: undefined },
  /** Sign what we ask of the provider. */
  SAML_SP_KEY: { rule: privateKey, default: undefined, isSecret: true },
  SAML_SP_CERTIFICATE: { rule: certificate, default: undefined },
  /** Open what the provider encrypts for us. */
  SAML_SP_DECRYPTION_KEY: { rule: privateKey, default: undefined, isSecret: true },
  SAML_SP_DECRYPTION_CERTIFICATE: { rule: certificate, default: undefined },
  /** The key before: what was encrypted for it is still opened. */
  SAML_SP_DECRYPTION_KEY_PREVIOUS: { rule: privateKey, default: undefined, isSecret: true },
  SAML_LABEL: { rule: anyText(), default: undefined },
  CAS_URL: { rule: providerAddress('https://cas.example.org/cas'), default: undefined },
  CAS_LABEL: { rule: anyText(), default: undefined },
  SSO_DOMAINS: { rule: institutionDomains, default: undefined },
  SSO_SESSION_HOURS: { rule: wholeNumber(1, 168), default: 12 },
  LOCAL_SIGN_IN: {
    rule: oneOf(/** @type {const} */ (['everyone', 'administrators'])),
    default: /** @type {const} */ ('everyone'),
  },
  LDAP_URL: { rule: directoryAddress, default: undefined },
  LDAP_BASE: { rule: anyText(), default: undefined },
  LDAP_BIND_DN: { rule: anyText(), default: undefined },
  LDAP_BIND_PASSWORD: { rule: anyText(), default: undefined, isSecret: true },
  LDAP_CA_CERTIFICATE: { rule: certificate, default: undefined },
  /** What an entry must be, beside its affiliation. */
  LDAP_FILTER: {
    rule: textThat('a filter of LDAP such as (mail=*)', (text) => /^\(.+\)$/.test(text)),
    default: '(mail=*)',
  },
  LDAP_STUDENTS: { rule: anyText(), default: 'student' },
  LDAP_INSTRUCTORS: { rule: anyText(), default: 'faculty' },
  LDAP_ATTRIBUTES: { rule: directoryAttributes, default: undefined },
  UNIVERSIS_URL: { rule: registerAddress, default: undefined },
  /** Where the register's OpenID Connect gives tokens. */
  UNIVERSIS_TOKEN_URL: {
    rule: providerAddress('https://login.example.org/realms/universis/protocol/openid-connect/token'),
    default: undefined,
  },
  UNIVERSIS_CLIENT_ID: { rule: anyText(), default: undefined },
  UNIVERSIS_CLIENT_SECRET: { rule: anyText(), default: undefined, isSecret: true },
  /** Which of our departments is which there. */
  UNIVERSIS_DEPARTMENTS: { rule: registerDepartments, default: undefined },
  /** Read by the commands that write and read archives. */
  BACKUP_PASSPHRASE: {
    rule: textThat('at least 12 characters that nobody can guess', (text) => [...text].length >= 12),
    default: undefined,
    isSecret: true,
  },
  /** Without it `demo.mjs` decides. */
  DEMO: { rule: either('1', '0', '0 or 1'), default: undefined },
  /** Its default is another where the demo is on: `password-rule.mjs`. */
  PASSWORD_MIN_LENGTH: { rule: wholeNumber(4, 128), default: 10 },
  UPLOAD_FILES_PER_DAY: { rule: wholeNumber(1, 100_000), default: 200 },
  UPLOAD_MEGABYTES_PER_DAY: { rule: wholeNumber(25, 1_000_000), default: 1000 },
  RATE_LIMIT: { rule: either('on', 'off'), default: true },
  TRUSTED_PROXIES: { rule: networks, default: 'loopback' },
  /** Where webhooks may lead to beside the public internet. */
  WEBHOOK_PRIVATE_ADDRESSES: { rule: networks, default: undefined },
  /** Becomes the user of the process when root starts it. */
  RUN_AS_USER: {
    rule: textThat('the name of a user of this machine', (text) => /^[a-z_][\w.-]*$/i.test(text)),
    default: undefined,
  },
  DRAIN_SECONDS: { rule: wholeNumber(0, 30), default: 0 },
  LOG_LEVEL: {
    rule: oneOf(/** @type {const} */ (['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])),
    default: /** @type {const} */ ('info'),
  },
  MAP_TILES_URL: { rule: tileAddress, default: undefined },
  MAP_ATTRIBUTION: { rule: anyText(), default: undefined },
  INSTALLATION_LABEL: {
    rule: textThat('a word of at most 24 letters', (text) => [...text].length <= 24),
    default: undefined,
  },
  OPERATOR_NAME: { rule: anyText(), default: undefined },
  OPERATOR_ADDRESS: { rule: anyText(), default: undefined },
  OPERATOR_EMAIL: { rule: anyText(), default: undefined },
  OPERATOR_PHONE: { rule: anyText(), default: undefined },
  OPERATOR_DPO_EMAIL: { rule: anyText(), default: undefined },
}

/** @param {string} text */
function isAddressToListenOn(text) {
  return /^[\w.:-]+$/.test(text)
}

function anyText() {
  return textThat('a text', () => true)
}
