import fc from 'fast-check'

/* Setup of a test run: generated values are the same in every run, so that no run fails by chance. */

/** Another seed looks for new cases: `PROPERTY_SEED=7 npx vitest run --project domain`. */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) })
