import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where Debian's package puts it. */
const PROGRAM = '/usr/share/simplesamlphp/www'

/** Two people of the institution: one who studies there and one who teaches. */
const PEOPLE = `<?php
$config = ['people' => ['exampleauth:UserPass',
  'eleni:secret' => ['uid' => ['eleni'], 'mail' => ['eleni@hua.gr'], 'givenName' => ['Ελένη'], 'sn' => ['Παππά'],
    'eduPersonAffiliation' => ['student', 'member'], 'schacHomeOrganization' => ['hua.gr'],
    'schacPersonalUniqueID' => ['urn:schac:personalUniqueID:gr:AMKA:01019912345']],
  'petros:secret' => ['uid' => ['petros'], 'mail' => ['petros@hua.gr'], 'givenName' => ['Πέτρος'], 'sn' => ['Βλάχος'],
    'eduPersonAffiliation' => ['faculty', 'member'], 'schacHomeOrganization' => ['hua.gr']],
]];`

/** A key and its certificate, by their texts, made as the guide says. */
export function aKeyPair(folder: string, name: string): { key: string; certificate: string } {
  mkdirSync(folder, { recursive: true })
  const [key, certificate] = [join(folder, `${name}.key`), join(folder, `${name}.crt`)]
  const subject = ['-subj', `/CN=${name}`, '-days', '2']
  const made = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', certificate, ...subject]
  execFileSync('openssl', ['req', ...made], { stdio: 'ignore' })
  return { key: readFileSync(key, 'utf8'), certificate: readFileSync(certificate, 'utf8') }
}

/** SimpleSAMLphp as Debian has it, by PHP's own server, with settings of its own. */
export function startSimpleSamlPhp(
  folder: string,
  port: number,
  us: { entityId: string; acs: string; signOuts: string; encryptFor: string },
) {
  const address = `http://127.0.0.1:${port}`
  const entityId = `${address}/saml2/idp/metadata.php`
  for (const part of ['config', 'metadata', 'cert', 'work'])
    mkdirSync(join(folder, part), { recursive: true })
  const { certificate } = aKeyPair(join(folder, 'cert'), 'idp')
  const files = {
    'config/authsources.php': PEOPLE,
    'config/config.php': `<?php
$config = ['baseurlpath' => '${address}/', 'certdir' => '${folder}/cert/', 'loggingdir' => '${folder}/work/',
  'datadir' => '${folder}/work/', 'tempdir' => '${folder}/work', 'secretsalt' => 'of a test', 'timezone' => 'UTC',
  'auth.adminpassword' => 'of a test', 'technicalcontact_email' => 'it@hua.gr', 'logging.handler' => 'file',
  'enable.saml20-idp' => true, 'module.enable' => ['exampleauth' => true, 'core' => true, 'saml' => true],
  'store.type' => 'phpsession', 'session.cookie.secure' => false, 'language.default' => 'en',
  'metadata.sources' => [['type' => 'flatfile', 'directory' => '${folder}/metadata']]];`,
    'metadata/saml20-idp-hosted.php': `<?php
$metadata['${entityId}'] = ['host' => '__DEFAULT__', 'privatekey' => 'idp.key', 'certificate' => 'idp.crt',
  'redirect.sign' => true, 'sign.logout' => true,
  'auth' => 'people', 'authproc' => [10 => ['class' => 'saml:PersistentNameID', 'attribute' => 'uid', 'identifyingAttribute' => 'uid']]];`,
    'metadata/saml20-sp-remote.php': `<?php
$metadata['${us.entityId}'] = ['AssertionConsumerService' => '${us.acs}', 'SingleLogoutService' => '${us.signOuts}',
  'NameIDFormat' => 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent', 'assertion.encryption' => true,
  'certData' => '${us.encryptFor.replace(/-----[A-Z ]+-----|\s/g, '')}'];`,
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const server = spawn('php', ['-S', `127.0.0.1:${port}`, '-t', PROGRAM], {
    stdio: 'ignore',
    env: { ...process.env, SIMPLESAMLPHP_CONFIG_DIR: join(folder, 'config') },
  })
  return {
    entityId,
    signInAddress: `${address}/saml2/idp/SSOService.php`,
    signOutAddress: `${address}/saml2/idp/SingleLogoutService.php`,
    /** Where a person signs out there first. */
    leaveAddress: `${address}/saml2/idp/initSLO.php?RelayState=${encodeURIComponent(entityId)}`,
    certificate,
    close: () => server.kill(),
  }
}
