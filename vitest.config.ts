import { defineConfig } from 'vitest/config';

/** What can be known without a browser: unit and rule tests, and those that read the last build (`tests/built`). */
export default defineConfig({
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      'build/**/*.test.ts',
      'tools/**/*.test.ts',
      'server/**/*.test.ts',
      'deploy/**/*.test.ts',
      // What can be read in the built files, without a browser.
      'tests/built/**/*.test.ts',
      'tests/source.test.ts',
    ],
    // Files share their modules, and with them the records, which take two or three seconds to read and check.
    isolate: false,
    // Vite's DEV flag makes `loadRecords` read everything again on each call, for the development server.
    env: { DEV: '' },
    // `npm test` leaves out what is tagged `all`: tests that take seconds each. `npm run test:all` runs them at night.
    tags: [{ name: 'all', description: 'takes seconds; runs at night' }],
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
