/**
 * What the API reads of a person, and its names: as a claim of OpenID Connect, and in SAML as an attribute of LDAP or by
 * the OID that federations write. What is not named here is never read, nor kept.
 */
export const ATTRIBUTES = {
  email: { claims: ['email'], saml: ['mail', 'urn:oid:0.9.2342.19200300.100.1.3'] },
  affiliations: {
    claims: ['eduperson_affiliation', 'eduperson_scoped_affiliation'],
    saml: [
      'eduPersonAffiliation',
      'urn:oid:1.3.6.1.4.1.5923.1.1.1.1',
      'eduPersonScopedAffiliation',
      'urn:oid:1.3.6.1.4.1.5923.1.1.1.9',
    ],
  },
  homeOrganisation: {
    claims: ['schac_home_organization'],
    saml: ['schacHomeOrganization', 'urn:oid:1.3.6.1.4.1.25178.1.2.9'],
  },
  firstName: { claims: ['given_name'], saml: ['givenName', 'urn:oid:2.5.4.42'] },
  surname: { claims: ['family_name'], saml: ['sn', 'urn:oid:2.5.4.4'] },
} as const

type Said = Readonly<Record<string, unknown>>

/** The values of an attribute under all of its names in one protocol, in their order, without those that are left out. */
export function valuesOf(name: keyof typeof ATTRIBUTES, protocol: 'claims' | 'saml', said: Said): unknown[] {
  return ATTRIBUTES[name][protocol].flatMap((key) => said[key] ?? [])
}
