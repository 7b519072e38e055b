import { buildXmlBuilderObject } from '@node-saml/node-saml/lib/xml.js'
import type { SamlSettings } from '../../../../platform/config/single-sign-on.ts'
import { ATTRIBUTES } from '../attributes.protocol.ts'

const BINDINGS = 'urn:oasis:names:tc:SAML:2.0:bindings'
const POST = `${BINDINGS}:HTTP-POST`
const REDIRECT = `${BINDINGS}:HTTP-Redirect`
/** How the names of attributes are meant that begin with `urn:oid:`. */
const BY_URI = 'urn:oasis:names:tc:SAML:2.0:attrname-format:uri'
/** The set that the library opens. */
const ENCRYPTION = [
  'http://www.w3.org/2009/xmlenc11#aes256-gcm',
  'http://www.w3.org/2009/xmlenc11#aes128-gcm',
  'http://www.w3.org/2001/04/xmlenc#aes256-cbc',
  'http://www.w3.org/2001/04/xmlenc#aes128-cbc',
]

const NAMES = { el: 'Διατριβή', en: 'Diatrivi' }
const DESCRIPTIONS = {
  el: 'Πτυχιακές και διπλωματικές εργασίες: από το θέμα ως τον βαθμό.',
  en: 'Theses of students, from the topic to the mark.',
}

export interface SamlAddresses {
  entityId: string
  /** Where answers come to. */
  answers: string
  logout: string
  /** The web app. */
  home: string
  privacy: string
}

type Settings = Pick<SamlSettings, 'own' | 'decryption' | 'operator'>

/**
 * What the provider learns of us, in the order of the schema. The library writes metadata without name, contacts and
 * requested attributes, and offers the sign-out by POST alone, while its own messages go by redirection.
 */
export function samlMetadata(addresses: SamlAddresses, { own, decryption, operator }: Settings): string {
  const { entityId, answers, logout, home, privacy } = addresses
  const inBoth = (texts: typeof NAMES) => [inLanguage('el', texts.el), inLanguage('en', texts.en)]
  const keys = [
    ...(own === undefined ? [] : [{ '@use': 'signing', ...keyInfo(own.certificate) }]),
    ...(decryption === undefined
      ? []
      : [
          {
            '@use': 'encryption',
            ...keyInfo(decryption.certificate),
            EncryptionMethod: ENCRYPTION.map((algorithm) => ({ '@Algorithm': algorithm })),
          },
        ]),
  ]
  return buildXmlBuilderObject(
    {
      EntityDescriptor: {
        '@xmlns': 'urn:oasis:names:tc:SAML:2.0:metadata',
        '@xmlns:ds': 'http://www.w3.org/2000/09/xmldsig#',
        '@xmlns:mdui': 'urn:oasis:names:tc:SAML:metadata:ui',
        '@entityID': entityId,
        SPSSODescriptor: {
          '@protocolSupportEnumeration': 'urn:oasis:names:tc:SAML:2.0:protocol',
          '@AuthnRequestsSigned': String(own !== undefined),
          Extensions: {
            'mdui:UIInfo': {
              'mdui:DisplayName': inBoth(NAMES),
              'mdui:Description': inBoth(DESCRIPTIONS),
              'mdui:InformationURL': [inLanguage('el', home)],
              'mdui:PrivacyStatementURL': [inLanguage('el', privacy)],
            },
          },
          KeyDescriptor: keys,
          SingleLogoutService: [REDIRECT, POST].map((binding) => ({
            '@Binding': binding,
            '@Location': logout,
          })),
          AssertionConsumerService: {
            '@index': '0',
            '@isDefault': 'true',
            '@Binding': POST,
            '@Location': answers,
          },
          AttributeConsumingService: {
            '@index': '0',
            ServiceName: inBoth(NAMES),
            RequestedAttribute: requestedAttributes(),
          },
        },
        ...(operator.name !== undefined && {
          Organization: {
            OrganizationName: inLanguage('el', operator.name),
            OrganizationDisplayName: inLanguage('el', operator.name),
            OrganizationURL: inLanguage('el', home),
          },
        }),
        ...(operator.email !== undefined && {
          ContactPerson: ['technical', 'support'].map((kind) => ({
            '@contactType': kind,
            EmailAddress: `mailto:${operator.email}`,
          })),
        }),
      },
    },
    true,
  )
}

const inLanguage = (language: string, text: string) => ({ '@xml:lang': language, '#text': text })

const keyInfo = (certificate: string) => ({
  'ds:KeyInfo': { 'ds:X509Data': { 'ds:X509Certificate': { '#text': certificate } } },
})

/** Each attribute that is read, by its OID; only the address is one that a sign-in cannot do without. */
function requestedAttributes() {
  return Object.entries(ATTRIBUTES).flatMap(([name, { ldap }]) =>
    ldap.flatMap((id, place) =>
      id.startsWith('urn:oid:')
        ? [
            {
              '@Name': id,
              '@NameFormat': BY_URI,
              '@FriendlyName': ldap[place - 1],
              '@isRequired': String(name === 'email'),
            },
          ]
        : [],
    ),
  )
}
