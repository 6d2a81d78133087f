import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { lastStage } from './container.ts';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
const deploy = (name: string) => readFile(`${PROJECT}deploy/${name}`, 'utf8');

/** Hosts that run only in their company's buildings: their files are held to what this project needs of them. */
test('GitHub Pages: the workflow builds the pinned packages, publishes dist/ and has no more rights than that takes', async () => {
  const workflow = parse(await deploy('github-pages/pages.yml'));
  expect(workflow.permissions).toEqual({ contents: 'read', pages: 'write', 'id-token': 'write' });
  const steps: { run?: string; uses?: string; with?: Record<string, unknown> }[] = workflow.jobs.publish.steps;
  expect(steps.flatMap(({ run }) => run ?? [])).toEqual(['npm ci', 'npm run build']);
  expect(steps.find(({ uses }) => uses?.startsWith('actions/upload-pages-artifact@'))?.with).toEqual({ path: 'dist' });
});

test('Netlify: dist/ is published as built', async () => {
  const toml = await deploy('netlify/netlify.toml');
  expect(toml).toMatch(/^ {2}command = "npm run build"\n {2}publish = "dist"$/m);
  expect(toml).toMatch(/^ {2}skip_processing = true$/m);
});

test('container: not root, no shell in the command, a health check, and nothing copied but what runs', async () => {
  const containerfile = await deploy('container/Containerfile');
  const { copies, command } = lastStage(containerfile);
  expect(copies.map(({ from }) => from)).toEqual([
    'package.json',
    'deploy/policy.ts',
    'src/each-limit.ts',
    'server',
    'dist',
  ]);
  expect(command).toEqual(['node', '--permission', '--allow-fs-read=/site', 'server/main.ts']);
  const stage = containerfile.slice(containerfile.lastIndexOf('\nFROM '));
  expect(stage.match(/^USER .*$/gm)).toEqual(['USER node']);
  expect(stage).not.toMatch(/^(RUN|ADD|VOLUME)/m);
  expect(stage).toMatch(/^HEALTHCHECK .*\/healthz/m);
});

test('the Node of the hosts is the Node that the project pins', async () => {
  const { devDependencies } = JSON.parse(await readFile(`${PROJECT}package.json`, 'utf8'));
  const major = String(devDependencies.node).split('.')[0];
  expect(await deploy('container/Containerfile')).toMatch(
    new RegExp(`^FROM docker\\.io/library/node:${major}-bookworm-slim$`, 'm'),
  );
  expect(await deploy('netlify/netlify.toml')).toContain(`NODE_VERSION = "${major}"`);
  expect(await deploy('github-pages/pages.yml')).toContain(`node-version: ${major}`);
});

test('the server needs no package: what the image copies is all it imports', () => {
  const sources = execFileSync(
    'grep',
    [
      '-rhoE',
      "from '[^']+'",
      'server',
      'deploy/policy.ts',
      'src/each-limit.ts',
      '--include=*.ts',
      '--exclude=*.test.ts',
      '--exclude-dir=testing',
    ],
    { cwd: PROJECT, encoding: 'utf8' },
  );
  for (const line of new Set(sources.trim().split('\n'))) expect(line).toMatch(/from '(node:|\.{1,2}\/)/);
});
