/**
 * The arrows of ARCHITECTURE.md, each with its reason. `npm run arrows` follows every import, of types too, and fails
 * where one points up. A rule speaks of folders and never of single features, so that it covers the next one as well.
 */

const TESTING = '[.]test[.]tsx?$|/testing/|[.]fixture[.]ts$'

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
      comment: 'An import that leads nowhere is found here, not when a person takes that path.',
      severity: 'error',
      // Written by the router and by the compiler of the messages: not there before they have run.
      from: { pathNot: '^apps/web/[.]react-router/' },
      to: { couldNotResolve: true, pathNot: '[+]types/|/paraglide/|^virtual:' },
    },

    // The rooms of the house
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
      name: 'api-sees-no-other-app',
      comment: 'The API serves the contract and does not know who calls, nor who fills it with a demo.',
      severity: 'error',
      from: { path: '^apps/api/' },
      to: { path: '^(apps/web|demo|e2e)/' },
    },
    {
      name: 'web-sees-no-server',
      comment: 'The browser knows the API by its contract only; what it imports, everybody can read.',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: '^(apps/api|demo|e2e)/' },
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
      name: 'demo-fills-the-api',
      comment: 'The demo is loaded through the API and speaks the words of the domain; it draws no screens.',
      severity: 'error',
      from: { path: '^demo/' },
      to: { path: '^(apps/web|e2e)/' },
    },
    {
      name: 'journeys-see-the-contract',
      comment: 'A journey knows what a person sees and what the wire says, and nothing of what is behind.',
      severity: 'error',
      from: { path: '^e2e/' },
      to: { path: '^(apps|demo|packages/domain)/' },
    },
    {
      name: 'packages-by-name',
      comment: 'A room is entered by its door: `@diatrivi/domain/…`, never by a path through the wall.',
      severity: 'error',
      from: { path: '^(packages/[^/]+|apps/[^/]+|demo|e2e)/' },
      to: { path: '^(packages|apps|demo|e2e)/', pathNot: '^$1/', dependencyTypes: ['local'] },
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
      name: 'modules-meet-through-services',
      comment:
        'What a module does to its rows stays its own: others ask its service, and see what that answers with and how it is shown.',
      severity: 'error',
      from: { path: '^apps/api/src/modules/([^/]+)/', pathNot: TESTING },
      to: {
        path: '^apps/api/src/modules/',
        pathNot:
          '^apps/api/src/modules/($1/|[^/]+/[^/]+[.](service|model|presenter|queries|repository)[.]ts$|[^/]+/tables[.]ts$)',
      },
    },
    {
      name: 'sql-in-repositories',
      comment:
        'A route names the call and a presenter the fields; what they know of the rows, a service told them.',
      severity: 'error',
      from: { path: '^apps/api/src/modules/.+[.](routes|presenter)[.]ts$' },
      to: { path: '[.]repository[.]ts$|node_modules/(drizzle-orm|pg)/', dependencyTypesNot: ['type-only'] },
    },

    // The web app
    {
      name: 'features-are-islands',
      comment: 'Pages compose features; features never meet.',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'features-know-no-page',
      comment: 'A feature does not know where it is shown, except by the addresses of `paths.ts`.',
      severity: 'error',
      from: { path: '^apps/web/src/features/', pathNot: TESTING },
      to: { path: '^apps/web/src/app/', pathNot: '^apps/web/src/app/paths[.]ts$' },
    },
    {
      name: 'shared-knows-no-feature',
      comment: 'A button knows no thesis, so that every feature can use it.',
      severity: 'error',
      from: { path: '^apps/web/src/shared/' },
      to: { path: '^apps/web/src/(features|app)/', pathNot: '^apps/web/src/app/paths[.]ts$' },
    },

    // What a product carries
    {
      name: 'no-tests-in-the-product',
      comment: 'What only the tests need must not be reachable from what people run.',
      severity: 'error',
      from: { path: '^(packages|apps|demo)/', pathNot: `${TESTING}|(^|/)test-[^/]+[.]ts$|[.]config[.]ts$` },
      to: { path: `${TESTING}|node_modules/(vitest|@testing-library|@playwright)/` },
    },
  ],
  options: {
    // TypeScript 7 has no library that other programs can call yet; this parser reads the same language.
    parser: 'swc',
    // Imports of types are arrows too: they tie rooms together just as tightly.
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
