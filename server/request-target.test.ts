import { expect, test } from 'vitest';
import { MAX_TARGET, parseTarget } from './request-target.ts';

test.each([
  ['/', '/', ''],
  ['/stack', '/stack', ''],
  ['/choose-clarity?auto=red', '/choose-clarity', '?auto=red'],
  ['/stack#part', '/stack', ''],
  ['/stack?a=1#part', '/stack', '?a=1'],
  ['/caf%C3%A9', '/café', ''],
  ['/cafe%CC%81', '/café', ''],
  ['/.well-known/security.txt', '/.well-known/security.txt', ''],
  ['/..hidden', '/..hidden', ''],
  ['/%252e%252e/secret', '/%2e%2e/secret', ''],
  ['http://example.org/stack?a=1', '/stack', '?a=1'],
  ['https://example.org', '/', ''],
  ['HTTP://example.org?a=1', '/', '?a=1'],
])('%s is read as %s', (target, path, query) => {
  expect(parseTarget(target)).toEqual({ ok: true, path, query });
});

test.each([
  ['', 'empty'],
  ['*', 'asterisk form'],
  ['localhost:80', 'authority form'],
  ['stack', 'no leading slash'],
  ['ftp://example.org/', 'another scheme'],
  ['http://', 'no host'],
  ['/../secret', 'dots'],
  ['/a/./b', 'one dot'],
  ['/%2e%2e/secret', 'encoded dots'],
  ['/..%2fsecret', 'encoded slash'],
  ['/a/%2e.%2f%2e%2e/secret', 'mixed'],
  ['/..\\secret', 'backslash'],
  ['/..%5csecret', 'encoded backslash'],
  ['/stack%00.html', 'NUL'],
  ['/stack%0d%0aSet-Cookie:x', 'line break'],
  ['/%', 'half an escape'],
  ['/%zz', 'no hexadecimal'],
  ['/%c0%ae%c0%ae/secret', 'overlong UTF-8'],
  ['/%ff', 'no UTF-8'],
  ['/caf\u00e9', 'raw bytes'],
  ['http://example.org/../secret', 'dots in absolute form'],
])('%s is refused: %s', (target) => {
  expect(parseTarget(target)).toEqual({ ok: false, status: 400 });
});

test('a target longer than the limit is refused as too long', () => {
  expect(parseTarget(`/${'a'.repeat(MAX_TARGET)}`)).toEqual({ ok: false, status: 414 });
  expect(parseTarget(`/${'a'.repeat(MAX_TARGET - 1)}`)).toMatchObject({ ok: true });
});
