import { spawnSync } from 'node:child_process';

/** Measures and writes `bench/RESULTS.md`: all of it, or the parts named. It takes half an hour, and wants the machine to itself. */
const parts = ['cold', 'scale', 'pages', 'server'];
const wanted = process.argv.length > 2 ? process.argv.slice(2) : parts;
const unknown = wanted.filter((part) => !parts.includes(part));
if (unknown.length > 0) {
  console.error(`${unknown.join(', ')}: no such part. Choose from ${parts.join(', ')}, or none for all`);
  process.exit(1);
}
for (const part of wanted) {
  console.log(`\n== ${part}`);
  if (spawnSync(process.execPath, [`bench/${part}.ts`], { stdio: 'inherit' }).status !== 0) process.exitCode = 1;
}
