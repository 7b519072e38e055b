/**
 * The folders in which no circle of folders is allowed: on their own level, or with `/**` on every level below as well.
 * The test in `scripts/repository/structure.test.ts` fails for each circle.
 */
export const WITHOUT_CIRCLES = [
  'apps/api/src/**',
  'apps/web',
  'apps/web/src/**',
  'bench/src/**',
  'demo/src/**',
  'e2e/**',
  'packages/client/src/**',
  'packages/contract/src/**',
  'packages/domain/src/**',
  'packages/embedded-postgres/src/**',
  'packages/settings/src/**',
  'proofs/attacks/**',
  'proofs/src/**',
]

/** The levels that `npm run check:structure` prints, from the whole to the parts. The empty one is the repository. */
export const DRAWN = [
  '',
  'apps/api/src',
  'apps/api/src/modules',
  'apps/api/src/platform',
  'apps/web/src',
  'packages/domain/src',
  'packages/contract/src',
]
