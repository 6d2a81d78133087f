import { readdirSync } from 'node:fs';
import astro from 'eslint-plugin-astro';
import { defineConfig, globalIgnores } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const tools = {
  group: ['**/scripts/**', '**/checks/**', '**/bench/**', '**/tests/**'],
  message:
    'what ships and what serves knows no tool: a script, a check or a test imports it, and never the other way around.',
};

/**
 * What a folder may not import: imports run one way, `pages → records → domain` and `pages → features → ui → publish → domain`,
 * and nobody but tools imports a tool. The last entry that fits a file holds for it.
 */
const forbid = (files, groups, message) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns: [tools, { group: groups, message }] }] },
});

const screens = readdirSync('src/features');

export default defineConfig(
  globalIgnores(['dist', '.build', '.astro', '.cache', 'node_modules', '**/*.d.ts']),
  tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['eslint.config.js', 'scripts/*.mjs'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      'no-console': ['error', { allow: ['warn', 'error'] }],
    },
  },
  { files: ['scripts/**', 'bench/**'], rules: { 'no-console': 'off' } },
  // Events and parsed answers are untyped where a test reads them, and a wrong one fails the test anyway.
  {
    files: ['**/*.test.ts', 'tests/**', '**/testing.ts'],
    rules: Object.fromEntries(
      [
        'no-unsafe-assignment',
        'no-unsafe-return',
        'no-unsafe-member-access',
        'no-unsafe-call',
        'no-unsafe-argument',
        'restrict-plus-operands',
      ].map((rule) => [`@typescript-eslint/${rule}`, 'off']),
    ),
  },
  astro.configs.recommended,
  // `astro check` reads the types of these files; the lint parser does not see through their imports.
  { files: ['**/*.mjs', '**/*.js', '**/*.astro'], extends: [tseslint.configs.disableTypeChecked] },
  { files: ['src/**/*.tsx'], plugins: { 'react-hooks': reactHooks }, rules: reactHooks.configs.recommended.rules },
  {
    files: ['src/**/!(*.test).{ts,tsx,astro}'],
    rules: { 'no-restricted-imports': ['error', { patterns: [tools] }] },
  },
  forbid(
    ['src/domain/**/!(*.test).ts'],
    [
      '**/publish/**',
      '**/ui/**',
      '**/features/**',
      '**/layouts/**',
      '**/pages/**',
      '**/documents/**',
      '**/records.ts',
      'react',
      'astro',
      'astro:*',
      'node:fs*',
      '!./records.ts',
      '!../records.ts',
      '!../../records.ts',
    ],
    'domain imports nobody: it is plain TypeScript about the protocol.',
  ),
  forbid(
    ['src/publish/**/!(*.test).ts'],
    [
      '**/ui/**',
      '**/features/**',
      '**/layouts/**',
      '**/pages/**',
      '**/documents/**',
      '../records.ts',
      'react',
      'astro',
      'astro:*',
      'node:fs*',
    ],
    'publish says records in the form of others: feeds, data, HTML, strokes. It may import domain.',
  ),
  forbid(
    ['src/ui/**/!(*.test).{ts,tsx}'],
    ['**/features/**', '**/layouts/**', '**/pages/**', '**/documents/**', '../records.ts'],
    'ui knows no screen and no loader; it may import domain and publish.',
  ),
  ...screens.map((screen) =>
    forbid(
      [`src/features/${screen}/**/!(*.test).{ts,tsx}`],
      [
        ...screens.filter((other) => other !== screen).map((other) => `**/${other}/**`),
        '**/pages/**',
        '**/layouts/**',
        '**/documents/**',
        '../../records.ts',
      ],
      'a screen imports ui, publish and domain, and never another screen; its route loads the records.',
    ),
  ),
  forbid(
    ['src/documents/!(*.test).ts', 'src/offline/!(*.test).ts'],
    ['**/ui/*.{ts,tsx}', '**/ui/*.tsx', '**/ui/figures/*.tsx', '**/features/**', '**/pages/**', '**/layouts/**', '../records.ts'],
    'documents and offline know no page, only the drawings of figures; a script hands them the records.',
  ),
  forbid(
    ['checks/!(*.test).ts'],
    ['**/ui/**', '**/features/**', '**/pages/**', '**/layouts/**', '**/documents/**', '**/src/records.ts'],
    'checks look at built files; a script hands them the records.',
  ),
  forbid(
    ['server/!(*.test).ts', 'deploy/!(*.test).ts', 'deploy/render/*.ts'],
    [
      '**/ui/**',
      '**/features/**',
      '**/pages/**',
      '**/layouts/**',
      '**/documents/**',
      '**/publish/**',
      '**/src/records.ts',
    ],
    'server and deploy know built files and nothing of the pages.',
  ),
);
