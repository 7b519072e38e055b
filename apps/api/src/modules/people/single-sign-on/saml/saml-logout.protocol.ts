import { type Profile, SAML } from '@node-saml/node-saml'
import { xpath } from '@node-saml/node-saml/lib/xml.js'
import { z } from 'zod'
import { MINUTE } from '../../../../platform/durations.ts'
import { ProviderRefused } from '../provider.model.ts'
import { assertSha2, fromBase64, inflated, openedBy, readSamlXml } from './saml-xml.protocol.ts'

/** A message as the browser brought it: behind the address, signed beside, or in a form, signed inside. */
export type LogoutMessage =
  | { binding: 'redirect'; query: string }
  | { binding: 'post'; form: URLSearchParams }

const REDIRECTED = ['SAMLRequest', 'RelayState', 'SigAlg', 'Signature'] as const
const ENCRYPTED =
  "/*[local-name()='LogoutRequest']/*[local-name()='EncryptedID']/*[local-name()='EncryptedData']"

const Request = z.object({
  LogoutRequest: z.object({
    $: z.object({ Destination: z.string(), IssueInstant: z.iso.datetime({ offset: true }) }),
  }),
})

/** A request says for whom it is and when it was made, so that one to another application, or of before, ends nothing here. */
const HOLDS_FOR = 5 * MINUTE

/** What the library leaves to its caller. */
export class LogoutReader extends SAML {
  readonly #keys: readonly string[]
  readonly #place: string
  readonly #now: () => Date

  /** @param keys what may open the name of a person: the present key, and the one before it was changed */
  constructor(
    options: ConstructorParameters<typeof SAML>[0],
    keys: readonly string[],
    { place, now }: { place: string; now: () => Date },
  ) {
    super(options)
    this.#keys = keys
    this.#place = place
    this.#now = now
  }

  protected override verifyLogoutRequest(document: Parameters<SAML['verifyLogoutRequest']>[0]): void {
    super.verifyLogoutRequest(document)
    const { Destination, IssueInstant } = Request.parse(document).LogoutRequest.$
    if (Destination !== this.#place) throw new ProviderRefused('a request to another place')
    const age = Math.abs(this.#now().getTime() - Date.parse(IssueInstant))
    if (age > HOLDS_FOR) throw new ProviderRefused('a request of another time')
  }

  /** The library comes here once the signature holds, and opens then who is named. */
  protected override async processValidlySignedPostRequestAsync(
    ...[document, dom]: Parameters<SAML['processValidlySignedPostRequestAsync']>
  ) {
    const [encrypted] = xpath.selectElements(dom, ENCRYPTED)
    if (encrypted !== undefined && this.#keys.length > 0) {
      const { xml, key } = await openedBy(this.#keys, encrypted.toString())
      this.options.decryptionPvk = key
      await readSamlXml(xml)
    }
    return super.processValidlySignedPostRequestAsync(document, dom)
  }

  /** Returns the person whom the provider has signed out. Throws where it has not signed that itself. */
  async read(message: LogoutMessage): Promise<Profile> {
    const { profile } = await (message.binding === 'post'
      ? this.#readPosted(message.form.get('SAMLRequest') ?? '')
      : this.#readRedirected(message.query))
    if (profile === null) throw new ProviderRefused('no person')
    return profile
  }

  async #readPosted(request: string) {
    await readSamlXml(fromBase64(request))
    return this.validatePostRequestAsync({ SAMLRequest: request })
  }

  /**
   * The library takes an address without a signature, looks for the signed parts by a part of their names, and inflates and
   * parses before it looks at the signature. So all of it is judged here first.
   */
  async #readRedirected(query: string) {
    const parts = new Map<string, string>()
    for (const part of query.split('&')) {
      const name = part.slice(0, part.indexOf('='))
      if (parts.has(name) || !REDIRECTED.some((one) => one === name))
        throw new ProviderRefused('another part')
      parts.set(name, part)
    }
    const container = Object.fromEntries(new URLSearchParams(query))
    if (!container.Signature || !container.SigAlg) throw new ProviderRefused('not signed')
    assertSha2(container.SigAlg)
    const signed = REDIRECTED.flatMap((name) => parts.get(name) ?? []).join('&')
    await this.hasValidSignatureForRedirect(container, signed)
    await readSamlXml(inflated(container.SAMLRequest ?? ''))
    return this.validateRedirectAsync(container, signed)
  }
}
