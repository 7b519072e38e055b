const TOKEN = /eyJ[\w-]+\.[\w-]+\.[\w-]+/g
const REQUEST_ID = /("requestId": ?)"[\w.-]+"/g
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g
const TELEPHONE_SECRET = /("secret": ?"|secret=)[A-Z2-7]{32}/g
const WEBHOOK_SECRET = /whsec_[A-Za-z0-9+/]{43}=/g
/** In Crockford's letters. */
const PAPER_CODE = /\b[0-9A-HJKMNP-TV-Z]{16}\b/g
const RECOVERY_CODE = /"[2-9a-z]{4}(?:-[2-9a-z]{4}){5}"/g
const CHALLENGE = /("challenge": ?)"[\w-]{43}"/g
const DATA_LINK = /("link": ?"|link=)[\w-]{43}/g
const CALENDAR_ADDRESS = /(\/v1\/public\/calendar\/)[\w-]{43}/g
const PUSH_KEY = /("key": ?)"B[\w-]{86}"/g
const PASSKEY =
  /("(?:id|rawId|clientDataJSON|authenticatorData|signature|attestationObject)": ?)"[\w-]{40,}"/g
/** Values that depend on the machine, the server and the version of a run. */
const OF_THE_RUN =
  /("(?:postgresVersion|bytes|migrations|host|freeBytes|totalBytes)": ?)(?:"[^"]*"|\d+)|("version": ?)"[^"]*"/g
const NO_SESSION = '00000000-0000-4000-8000-000000000000'

/**
 * Names for what is drawn at random: a token, the id of a session or a request, what a second factor is made of, and a
 * secret that was read in a mail.
 * Everything else is the same in every run, because the database is new and the clock is the test's.
 */
export function placeholders() {
  const sessions = new Map<string, string>()
  const secrets = new Map<string, string>()

  /** The same session has the same name in every call, so that a wrong one is seen. */
  const sessionName = (id: string) => {
    const name = sessions.get(id) ?? `<session ${sessions.size + 1}>`
    sessions.set(id, name)
    return name
  }

  return {
    /** Sets the name under which a secret is recorded; returns the secret. */
    keepSecret: (secret: string, name: string): string => {
      secrets.set(secret, name)
      return secret
    },
    inAnswer: (text: string): string => withoutRandom(text),
    /** Secrets are sent and never answered. */
    inRequest: (text: string): string => {
      const named = [...secrets].reduce(
        (masked, [secret, name]) => masked.replaceAll(`"${secret}"`, `"<${name}>"`),
        text,
      )
      return withoutRandom(named)
    },
  }

  function withoutRandom(text: string): string {
    return text
      .replace(REQUEST_ID, '$1"<request>"')
      .replace(TOKEN, '<token>')
      .replace(TELEPHONE_SECRET, '$1<secret>')
      .replace(WEBHOOK_SECRET, '<secret of the webhook>')
      .replace(PAPER_CODE, '<code of the paper>')
      .replace(RECOVERY_CODE, '"<recovery code>"')
      .replace(DATA_LINK, '$1<link>')
      .replace(CALENDAR_ADDRESS, '$1<secret of the address>')
      .replace(OF_THE_RUN, '$1$2"<of the run>"')
      .replace(CHALLENGE, '$1"<challenge>"')
      .replace(PUSH_KEY, '$1"<key of the installation>"')
      .replace(PASSKEY, '$1"<of the passkey>"')
      .replace(UUID, (id) => (id === NO_SESSION ? id : sessionName(id)))
  }
}

export type Placeholders = ReturnType<typeof placeholders>
