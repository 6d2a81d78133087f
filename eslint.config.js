import { readdirSync } from 'node:fs';
import astro from 'eslint-plugin-astro';
import { defineConfig, globalIgnores } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const tools = {
  group: ['**/tools/**', '**/build/**', '**/bench/**', '**/tests/**'],
  message: 'The site and its server import no tool. A tool, a check or a test imports them.',
};

/** What a folder may not import. Imports run one way: pages → features → ui → export, library → the core. */
const forbid = (files, groups, message) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns: [tools, { group: groups, message }] }] },
});

/** Plain TypeScript about the plan: it knows no screen, no loader and no file. */
const core = ['model', 'safety', 'plan', 'evidence', 'rules', 'site'];
const pagesAndScreens = ['**/features/**', '**/layouts/**', '**/pages/**'];
const loader = '**/content-loader/**';

const screens = readdirSync('src/features');

export default defineConfig(
  globalIgnores(['dist', '.build', '.astro', '.cache', 'node_modules', '**/*.d.ts']),
  tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['eslint.config.js', 'tools/*.mjs'] },
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
  { files: ['tools/**', 'build/**', 'bench/**'], rules: { 'no-console': 'off' } },
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
    core.map((folder) => `src/${folder}/**/!(*.test).ts`),
    [
      ...pagesAndScreens,
      '**/export/**',
      '**/library/**',
      '**/ui/**',
      '**/figures/**',
      '**/pdf/**',
      loader,
      'react',
      'astro',
      'astro:*',
      'node:fs*',
    ],
    'The core is plain TypeScript about the plan: it imports no screen, no loader and no file.',
  ),
  forbid(
    ['src/export/**/!(*.test).ts', 'src/library/**/!(*.test).ts'],
    [...pagesAndScreens, '**/ui/**', '**/pdf/**', loader, 'react', 'astro', 'astro:*', 'node:fs*'],
    'Feeds, data, essay HTML and drawings are made from records that a route hands over.',
  ),
  forbid(
    ['src/ui/**/!(*.test).{ts,tsx}'],
    [...pagesAndScreens, '**/figures/**', '**/pdf/**', loader],
    'Shared parts know no screen, no figure and no loader.',
  ),
  forbid(
    ['src/figures/**/!(*.test).{ts,tsx}'],
    [...pagesAndScreens, '**/pdf/**', loader],
    'Figures know no screen and no loader.',
  ),
  ...screens.map((screen) =>
    forbid(
      [`src/features/${screen}/**/!(*.test).{ts,tsx}`],
      [
        ...screens.filter((other) => other !== screen).map((other) => `**/features/${other}/**`),
        ...screens.filter((other) => other !== screen).map((other) => `../${other}/**`),
        '**/pages/**',
        '**/layouts/**',
        '**/pdf/**',
        loader,
      ],
      'A screen never imports another screen; its route loads the records.',
    ),
  ),
  forbid(
    ['src/pdf/!(*.test).ts', 'src/service-worker/!(*.test).ts'],
    [...pagesAndScreens, '**/ui/**', loader],
    'PDFs and the service worker know no page; a tool hands them the records.',
  ),
  forbid(
    ['server/!(*.test).ts', 'deploy/!(*.test).ts', 'deploy/render/*.ts'],
    [...pagesAndScreens, '**/ui/**', '**/pdf/**', '**/export/**', loader],
    'The server and the hosts know built files and nothing of the pages.',
  ),
);
