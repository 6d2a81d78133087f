import { readdirSync } from 'node:fs';
import astro from 'eslint-plugin-astro';
import { defineConfig, globalIgnores } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const tools = {
  group: ['**/tools/**', '**/build/**', '**/tests/**'],
  message: 'The site and its server import no tool. A tool, a check or a test imports them.',
};

/** Helpers that know nothing of the plan. */
const helpers = ['text', 'problems'];
/** TypeScript about the plan: it knows no screen, no loader and no file. */
const core = [...helpers, 'model', 'plan', 'safety', 'site', 'evidence', 'rules'];

/** What the files of each folder of `src` may import from the others. ARCHITECTURE says what belongs in each; `layouts` and `pages` may import everything. */
const mayImport = {
  text: [],
  problems: [],
  model: helpers,
  plan: [...helpers, 'model'],
  safety: [...helpers, 'model', 'site'],
  site: [...helpers, 'model', 'plan'],
  evidence: [...helpers, 'model', 'plan', 'site'],
  rules: core,
  'content-loader': core,
  library: core,
  export: [...core, 'library'],
  ui: core,
  figures: [...core, 'ui'],
  features: [...core, 'library', 'export', 'ui', 'figures'],
  pdf: [...core, 'library', 'export', 'figures'],
  'service-worker': core,
};
const folders = [...Object.keys(mayImport), 'layouts', 'pages'];

/** The import patterns that a folder may not use: folders of others, and packages. */
const outside = (folder) => [
  ...folders.filter((other) => other !== folder && !mayImport[folder].includes(other)).map((other) => `**/${other}/**`),
  ...([...core, 'export', 'library'].includes(folder) ? ['react', 'astro', 'astro:*', 'node:fs*'] : []),
];

/** In a flat config a later rule on imports replaces an earlier one for the same file, so each lists all that it forbids. */
const forbid = (files, groups, message, others = [tools]) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns: [...others, { group: groups, message }] }] },
});

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
  { files: ['tools/**', 'build/**'], rules: { 'no-console': 'off' } },
  // Events and parsed answers are untyped where a test reads them, and a wrong one fails the test anyway.
  {
    files: ['**/*.test.ts', 'tests/**', '**/testing/**'],
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
  ...Object.keys(mayImport).map((folder) =>
    forbid(
      [`src/${folder}/**/!(*.test).{ts,tsx}`],
      outside(folder),
      `src/${folder} may import ${mayImport[folder].join(', ') || 'no other folder'}.`,
    ),
  ),
  ...screens.map((screen) =>
    forbid(
      [`src/features/${screen}/**/!(*.test).{ts,tsx}`],
      [
        ...outside('features'),
        ...screens
          .filter((other) => other !== screen)
          .flatMap((other) => [`**/features/${other}/**`, `../${other}/**`]),
      ],
      'A screen never imports another screen; its route loads the records.',
    ),
  ),
  forbid(
    ['server/!(*.test).ts', 'deploy/!(*.test).ts'],
    folders.filter((folder) => folder !== 'site').map((folder) => `**/${folder}/**`),
    'The server and the hosts know built files and nothing of the pages.',
  ),
  forbid(['build/**/!(*.test).ts'], ['**/features/**', '**/tools/**'], 'The build knows no screen and no tool.', []),
  forbid(['tools/**/!(*.test).ts'], ['**/features/**'], 'A tool knows no screen.', []),
);
