import { SAML } from '@node-saml/node-saml'
import { getVerifiedXml, xpath } from '@node-saml/node-saml/lib/xml.js'
import { ProviderRefused } from '../provider.model.ts'
import { fromBase64, openedBy, readSamlXml } from './saml-xml.protocol.ts'

const ENCRYPTED = "/*[local-name()='Response']/*[local-name()='EncryptedAssertion']"

/** Judges what a provider answers before the library parses it. */
export class AnswerReader extends SAML {
  readonly #keys: readonly string[]

  /** @param keys what may open an assertion: the present key, and the one before it was changed */
  constructor(options: ConstructorParameters<typeof SAML>[0], keys: readonly string[]) {
    super(options)
    this.#keys = keys
  }

  override async validatePostResponseAsync(container: { SAMLResponse: string }) {
    const xml = fromBase64(container.SAMLResponse)
    await this.#judgeEncrypted(xml, await readSamlXml(xml))
    return super.validatePostResponseAsync(container)
  }

  /** Opened only inside what the provider has signed, so that a stranger learns nothing of the key from our answers. */
  async #judgeEncrypted(xml: string, document: Document): Promise<void> {
    const [encrypted] = xpath.selectElements(document, ENCRYPTED)
    if (encrypted === undefined || this.#keys.length === 0) return
    if (getVerifiedXml(xml, document.documentElement, await this.getKeyInfosAsPem()) === null) {
      throw new ProviderRefused('an encrypted assertion in an answer that is not signed')
    }
    const { xml: opened, key } = await openedBy(this.#keys, encrypted.toString())
    this.options.decryptionPvk = key
    await readSamlXml(opened)
  }
}
