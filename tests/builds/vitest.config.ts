import { defineConfig } from 'vitest/config';

/** Tests that run whole builds, in `npm run test:all`. */
export default defineConfig({
  test: { include: ['tests/builds/*.test.ts'], fileParallelism: false, testTimeout: 300_000, hookTimeout: 300_000 },
});
