import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      'checks/**/*.test.ts',
      'scripts/**/*.test.ts',
      'server/**/*.test.ts',
      'deploy/**/*.test.ts',
      'tests/hosts/*.test.ts',
    ],
    testTimeout: 30_000,
  },
});
