import { SAML } from '@node-saml/node-saml'
import { decryptXml, getVerifiedXml, xpath } from '@node-saml/node-saml/lib/xml.js'
import { ProviderRefused } from '../provider.ts'
import { fromBase64, readSamlXml } from './saml-xml.ts'

const ENCRYPTED = "/*[local-name()='Response']/*[local-name()='EncryptedAssertion']"

/** Judges what a provider answers before the library parses it. */
export class AnswerReader extends SAML {
  override async validatePostResponseAsync(container: { SAMLResponse: string }) {
    const xml = fromBase64(container.SAMLResponse)
    await this.#judgeEncrypted(xml, await readSamlXml(xml))
    return super.validatePostResponseAsync(container)
  }

  /** Opened only inside what the provider has signed, so that a stranger learns nothing of the key from our answers. */
  async #judgeEncrypted(xml: string, document: Document): Promise<void> {
    const { decryptionPvk } = this.options
    const [encrypted] = xpath.selectElements(document, ENCRYPTED)
    if (encrypted === undefined || decryptionPvk === undefined) return
    if (getVerifiedXml(xml, document.documentElement, await this.getKeyInfosAsPem()) === null) {
      throw new ProviderRefused('an encrypted assertion in an answer that is not signed')
    }
    await readSamlXml(await decryptXml(encrypted.toString(), decryptionPvk))
  }
}
