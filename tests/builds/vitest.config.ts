import { defineConfig } from 'vitest/config';

/** Tests that run whole builds. `npm test` runs them once, after the build that they compare with. */
export default defineConfig({
  test: { include: ['tests/builds/*.test.ts'], fileParallelism: false, testTimeout: 300_000, hookTimeout: 300_000 },
});
