import { expect, it } from 'vitest';
import { publicAddress } from './public-address.ts';
import { UsageError } from './usage-error.ts';

it.each<[string | undefined, string | undefined, string | undefined, string]>([
  [undefined, undefined, undefined, ''],
  [undefined, '/', undefined, ''],
  [undefined, 'music/', undefined, '/music'],
  [undefined, '/a/b', undefined, '/a/b'],
  ['https://home.example/', undefined, 'https://home.example', ''],
  ['https://home.example/music/', undefined, 'https://home.example/music', '/music'],
  ['https://home.example', '/music', 'https://home.example/music', '/music'],
  ['https://home.example/music', '/music/', 'https://home.example/music', '/music'],
])('of --public-url %s and --base-path %s are %s and %s', (url, path, publicUrl, basePath) => {
  expect(publicAddress(url, path)).toEqual({ publicUrl, basePath });
});

it.each([
  ['a path of the server itself', undefined, '/api'],
  ['the same in capitals', undefined, '/Media/x'],
  ['an empty segment', undefined, '/a//b'],
  ['a relative segment', undefined, '/a/../b'],
  ['other characters', undefined, '/a;b'],
  ['an encoded character', 'https://home.example/a%20b', undefined],
  ['the public URL, if it has another path', 'https://home.example/a', '/b'],
  ['the public URL, if it has a path and the base path is the root', 'https://home.example/a', '/'],
])('cannot be %s', (_what, url, path) => {
  expect(() => publicAddress(url, path)).toThrow(UsageError);
});
