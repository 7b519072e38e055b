/**
 * The arrows of ARCHITECTURE.md, each with its reason. `npm test -- arrows` follows every import, of types too, and fails
 * where one points up. A rule speaks of folders and never of single features, so that it covers the next one as well.
 */

const TESTING = '[.]test[.]tsx?$|/testing/|[.]fixture[.]ts$'

/** The names of the neighbourhoods, the lowest first. */
const NEIGHBOURHOODS = require('./packages/contract/src/neighbourhoods.ts').NEIGHBOURHOODS.map(
  ({ name }) => name,
)

const MODULES = '^apps/api/src/modules'
const FEATURES = '^apps/web/src/features'

/** One rule a neighbourhood that others stand above, in each tree that has them: it imports none of those. */
const neighbourhoodsInLayers = [MODULES, '^packages/domain/src', '^packages/contract/src'].flatMap((tree) =>
  NEIGHBOURHOODS.slice(0, -1).map((name, height) => ({
    name: 'neighbourhoods-in-layers',
    comment:
      'What a thing is knows little and is known by many; what shows it or acts on several stands above it.',
    severity: 'error',
    from: { path: `${tree}/${name}/`, pathNot: TESTING },
    to: { path: `${tree}/(${NEIGHBOURHOODS.slice(height + 1).join('|')})/` },
  })),
)

/** The folder `app` and the three files that the router wants at the top: `routes.ts`, `root.tsx`, `entry.client.tsx`. */
const WEB_APP = '(app/|[^/]+[.]tsx?$)'

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Files in a circle can only be understood, tested and moved together.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'everything-resolves',
      comment: 'An import without a target fails here and not at run time.',
      severity: 'error',
      // The router and the compiler of the messages write these files, so they may be missing before. What the peers of
      // the benchmark import is installed only where they are measured.
      from: { pathNot: '^apps/web/[.]react-router/|^bench/peers/' },
      to: { couldNotResolve: true, pathNot: '[+]types/|/paraglide/|^virtual:' },
    },

    // The packages
    {
      name: 'domain-sees-nothing',
      comment: 'The rules of a thesis hold without a server, a browser, a library or a clock.',
      severity: 'error',
      from: { path: '^packages/domain/src/', pathNot: TESTING },
      to: { pathNot: '^packages/domain/src/' },
    },
    {
      name: 'contract-sees-domain',
      comment: 'What the wire says is known to both sides, so it can know neither: only the rules, and zod.',
      severity: 'error',
      from: { path: '^packages/contract/src/', pathNot: TESTING },
      to: { pathNot: '^packages/(contract|domain)/src/|node_modules/zod/' },
    },
    {
      name: 'client-sees-the-contract',
      comment: 'A portal or a script calls the API by the contract, in whatever it runs.',
      severity: 'error',
      from: { path: '^packages/client/src/', pathNot: TESTING },
      to: { pathNot: '^packages/(client|contract)/src/' },
    },
    {
      name: 'embedded-postgres-sees-nothing',
      comment: 'The launcher of PostgreSQL knows no application, so that any could use it.',
      severity: 'error',
      from: { path: '^packages/embedded-postgres/src/' },
      to: { path: '^(packages|apps|demo|e2e)/', pathNot: '^packages/embedded-postgres/src/' },
    },
    {
      name: 'settings-see-nothing',
      comment: 'The start reads the settings before anything is installed.',
      severity: 'error',
      // The data folder is tried, root given up, and processes counted and kept, with what Node itself has.
      from: {
        path: '^packages/settings/src/',
        pathNot: `${TESTING}|/(data-folder|process-count|process-group|run-as-user)[.]mjs$`,
      },
      to: { pathNot: '^packages/settings/src/' },
    },
    {
      name: 'api-sees-no-other-app',
      comment: 'The API serves the contract and does not know who calls.',
      severity: 'error',
      from: { path: '^apps/api/' },
      to: { path: '^(apps/web|e2e)/' },
    },
    {
      name: 'web-sees-no-server',
      comment: 'The browser knows the API by its contract only; every visitor can read what it imports.',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: '^(apps/api|packages/embedded-postgres|e2e)/' },
    },
    {
      name: 'web-runs-in-a-browser',
      comment:
        'A module of Node would break in the browser. The small server beside the app is no part of it.',
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: TESTING },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'nothing-sees-the-demo',
      comment:
        'An installation for real use does without it: the program of the demo starts the API, never the reverse.',
      severity: 'error',
      from: { pathNot: '^demo/' },
      to: { path: '^demo/' },
    },
    {
      name: 'demo-fills-the-api',
      comment:
        'The demo fills the API with facts in the terms of the domain; it knows no wire and no screen.',
      severity: 'error',
      from: { path: '^demo/' },
      to: { path: '^(apps/web|packages|e2e)/', pathNot: '^packages/domain/' },
    },
    {
      name: 'journeys-see-the-contract',
      comment: 'A journey knows what a person sees and what the wire says, and nothing of what is behind.',
      severity: 'error',
      from: { path: '^e2e/' },
      to: { path: '^(apps|packages)/', pathNot: '^packages/contract/' },
    },
    {
      name: 'bench-sees-the-contract',
      comment: 'A benchmark measures the API from outside, as a process: by its wire, and by its tables.',
      severity: 'error',
      from: { path: '^bench/' },
      to: {
        path: '^(apps|packages|demo|e2e)/',
        pathNot: '^packages/(contract|embedded-postgres)/',
      },
    },
    {
      name: 'nothing-sees-the-bench',
      comment: 'What measures the product is no part of it.',
      severity: 'error',
      from: { pathNot: '^bench/' },
      to: { path: '^bench/' },
    },
    {
      name: 'proofs-see-the-api',
      comment:
        'A long proof looks into the API that it runs; what else takes part it starts as a process of its own.',
      severity: 'error',
      from: { path: '^proofs/src/' },
      to: { path: '^(apps/web|demo|e2e|bench|proofs/attacks)/' },
    },
    {
      name: 'attacks-see-the-journeys',
      comment: 'An attack is written and looked at as in a journey, and knows no more of what is behind.',
      severity: 'error',
      from: { path: '^proofs/attacks/' },
      to: { path: '^(apps|packages|demo|bench|proofs/src)/', pathNot: '^packages/contract/' },
    },
    {
      name: 'nothing-sees-the-proofs',
      comment: 'A long proof can be changed or deleted without a look at what it proves.',
      severity: 'error',
      from: { pathNot: '^proofs/' },
      to: { path: '^proofs/' },
    },
    {
      name: 'packages-by-name',
      comment: 'A package is imported by its name (`@diatrivi/domain/…`), never by a relative path.',
      severity: 'error',
      from: { path: '^(packages/[^/]+|apps/[^/]+|demo|e2e|bench|proofs)/' },
      to: { path: '^(packages|apps|demo|e2e|bench|proofs)/', pathNot: '^$1/', dependencyTypes: ['local'] },
    },

    // The API
    {
      name: 'platform-knows-no-module',
      comment: 'Database, HTTP and mail know no thesis: a module can be read, and removed, without them.',
      severity: 'error',
      from: { path: '^apps/api/src/platform/', pathNot: TESTING },
      to: { path: '^apps/api/src/modules/' },
    },
    {
      name: 'drawn-at-first-use',
      comment:
        'What draws papers and pictures is loaded with the first one (`await import`): most processes hold none of it.',
      severity: 'error',
      from: { path: '^apps/api/src/', pathNot: `^apps/api/src/platform/papers/(pdf|docx)/|${TESTING}` },
      to: {
        path: '^apps/api/src/platform/papers/(pdf|docx)/|^node_modules/(sharp|docx|pdfkit|fontkit)/',
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    },
    ...neighbourhoodsInLayers,
    {
      name: 'http-is-the-top-of-the-platform',
      comment: 'HTTP maps what lies below it to answers; what lies below serves jobs and commands as well.',
      severity: 'error',
      from: { path: '^apps/api/src/platform/', pathNot: `^apps/api/src/platform/http/|${TESTING}` },
      to: { path: '^apps/api/src/platform/http/' },
    },
    {
      name: 'modules-meet-through-queries-and-services',
      comment:
        'A module is asked by its queries and acts by its service; the mails of notices are written in one place. How a module keeps, receives and serves stays its own.',
      severity: 'error',
      from: { path: `${MODULES}/([^/]+/[^/]+)/`, pathNot: TESTING },
      to: {
        path: `${MODULES}/`,
        pathNot: `${MODULES}/($1/|.+/([^/]+[.](queries|service|model|refusals|presenter|mail)|tables)[.]ts$)`,
      },
    },
    {
      name: 'services-are-handed-in',
      comment:
        'app.ts hands a service of another module to those that act by it, so that one place shows who does.',
      severity: 'error',
      from: { path: `${MODULES}/([^/]+/[^/]+)/`, pathNot: TESTING },
      to: {
        path: `${MODULES}/.+[.]service[.]ts$`,
        pathNot: `${MODULES}/$1/`,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'sql-in-repositories-and-queries',
      comment: 'A service decides, a presenter names the fields; the statements stand in one kind of file.',
      severity: 'error',
      from: { path: `${MODULES}/`, pathNot: `${TESTING}|[.](repository|queries)[.]ts$|/tables[.]ts$` },
      to: { path: 'node_modules/(drizzle-orm|pg)/' },
    },
    {
      name: 'tables-in-repositories-and-queries',
      comment: 'Statements may join tables of lower layers; nothing else knows the tables of another module.',
      severity: 'error',
      from: {
        path: `${MODULES}/([^/]+/[^/]+)/`,
        pathNot: `${TESTING}|[.](repository|queries)[.]ts$|/tables[.]ts$`,
      },
      to: { path: `${MODULES}/.+/tables[.]ts$`, pathNot: `${MODULES}/$1/` },
    },
    {
      name: 'http-in-routes',
      comment: 'A service can be called by a command, a job or a test as well: only routes know of HTTP.',
      severity: 'error',
      from: { path: `${MODULES}/`, pathNot: `${TESTING}|[.]routes[.]ts$` },
      to: { path: '^apps/api/src/platform/http/|node_modules/fastify/' },
    },
    {
      name: 'routes-ask-services',
      comment: 'A route names the call, a presenter the fields; of the rows they know the types.',
      severity: 'error',
      from: { path: `${MODULES}/.+[.](routes|input|presenter)[.]ts$` },
      to: { path: '[.](repository|queries)[.]ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'presenters-hold-no-refusals',
      comment: 'What a broken constraint means stands in the refusals of a module, where services find it.',
      severity: 'error',
      from: { path: `${MODULES}/.+[.](input|presenter)[.]ts$` },
      to: { path: '[.]refusals[.]ts$|^apps/api/src/platform/refusal/' },
    },

    // The web app
    {
      name: 'features-are-islands',
      comment: 'Pages compose features; features never meet.',
      severity: 'error',
      from: { path: `${FEATURES}/([^/]+/[^/]+)/` },
      to: { path: `${FEATURES}/`, pathNot: `${FEATURES}/$1/` },
    },
    {
      name: 'features-know-no-page',
      comment: 'A feature does not know where it is shown, except by the addresses of `shared/paths.ts`.',
      severity: 'error',
      from: { path: `${FEATURES}/`, pathNot: TESTING },
      to: { path: `^apps/web/src/(pages|${WEB_APP})` },
    },
    {
      name: 'pages-know-no-frame',
      comment: 'The router puts a page into its frame; a page that imports the frame could not change it.',
      severity: 'error',
      from: { path: '^apps/web/src/pages/', pathNot: TESTING },
      to: { path: `^apps/web/src/${WEB_APP}` },
    },
    {
      name: 'entities-know-no-feature',
      comment: 'Several features share what an entity is, so it cannot depend on one of them.',
      severity: 'error',
      from: { path: '^apps/web/src/entities/', pathNot: TESTING },
      to: { path: `^apps/web/src/(features|pages|${WEB_APP})` },
    },
    {
      name: 'shared-knows-no-feature',
      comment: 'A button knows no thesis, so that every feature can use it.',
      severity: 'error',
      from: { path: '^apps/web/src/shared/', pathNot: TESTING },
      to: { path: `^apps/web/src/(entities|features|pages|${WEB_APP})` },
    },
    {
      name: 'first-paint-has-one-door',
      comment:
        'The application knows its own `shared/first-paint`: what is done in the page before it and at build time can be changed or deleted without it.',
      severity: 'error',
      from: { path: '^apps/web/src/' },
      to: { path: '^apps/web/first-paint/' },
    },

    // What a product carries
    {
      name: 'no-tests-in-the-product',
      comment: 'What only the tests need must not be reachable from what people run.',
      severity: 'error',
      from: {
        path: '^(packages|apps|demo|bench)/',
        pathNot: `${TESTING}|(^|/)test-[^/]+[.]ts$|[.]config[.]ts$`,
      },
      to: { path: `${TESTING}|node_modules/(vitest|@testing-library|@playwright)/` },
    },
  ],
  options: {
    // TypeScript 7 has no library that other programs can call yet; this parser reads the same language.
    parser: 'swc',
    // Imports of types are arrows too: they bind packages just as tightly.
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|paraglide|[.]react-router|test-results|playwright-report)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
