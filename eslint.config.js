import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** What a folder may not import: imports run one way, `pages → records → domain` and `pages → features → ui → domain`. */
const forbid = (files, groups, message) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns: [{ group: groups, message }] }] },
});

const screens = ['home', 'protocol', 'clarity', 'choice', 'kids', 'stack', 'science', 'about', 'terms', 'library', 'essay', 'help', 'sources', 'check-first', 'starter-guide', 'breathing', 'offline', 'not-found'];

export default tseslint.config(
  { ignores: ['dist', '.build', '.astro', '.cache', '.wrangler', 'node_modules', '**/*.astro', '**/*.d.ts'] },
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: { allowDefaultProject: ['eslint.config.js', 'scripts/*.mjs'] }, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true }],
      'no-console': ['error', { allow: ['warn', 'error'] }],
    },
  },
  { files: ['scripts/**', 'bench/**'], rules: { 'no-console': 'off' } },
  // Events and parsed answers are untyped where a test reads them, and a wrong one fails the test anyway.
  {
    files: ['**/*.test.ts', 'tests/**', 'server/testing/**'],
    rules: Object.fromEntries(['no-unsafe-assignment', 'no-unsafe-return', 'no-unsafe-member-access', 'no-unsafe-call', 'no-unsafe-argument', 'restrict-plus-operands'].map((rule) => [`@typescript-eslint/${rule}`, 'off'])),
  },
  { files: ['**/*.mjs', '**/*.js'], extends: [tseslint.configs.disableTypeChecked] },
  { files: ['src/**/*.tsx'], plugins: { 'react-hooks': reactHooks }, rules: reactHooks.configs.recommended.rules },
  forbid(['src/domain/**/!(*.test).ts'], ['**/ui/**', '**/features/**', '**/layouts/**', '**/pages/**', '**/documents/**', '**/records.ts', 'react', 'astro', 'astro:*', 'node:fs*', '!./records.ts', '!../records.ts'], 'domain imports nobody: it is plain TypeScript about the protocol.'),
  forbid(['src/ui/**'], ['**/features/**', '**/layouts/**', '**/pages/**', '**/documents/**', '../records.ts'], 'ui knows no screen and no loader; it may import domain.'),
  ...screens.map((screen) => forbid([`src/features/${screen}/**/!(*.test).{ts,tsx}`], [...screens.filter((other) => other !== screen).map((other) => `**/${other}/**`), '**/pages/**', '**/layouts/**', '**/documents/**', '../../records.ts'], 'a screen imports ui and domain, and never another screen; its route loads the records.')),
  forbid(['src/documents/**'], ['**/features/**', '**/pages/**', '**/layouts/**'], 'documents are fed from domain, like the pages.'),
);
