import { expect, it } from 'vitest';
import { cookieName, isOwnPath, scopedName, unscopedName } from './base-path.ts';

it.each(['', '/music', '/a/b'])('names of the installation at "%s" differ from those of others', (base) => {
  for (const other of ['', '/music', '/a', '/a/b'])
    expect(unscopedName(scopedName('locale', other), base)).toBe(other === base ? 'locale' : null);
});

it('keeps names at the root as they are', () => {
  expect(scopedName('locale', '')).toBe('locale');
  expect(unscopedName('a:b', '')).toBe('a:b');
  expect(cookieName('qy_locale', '')).toBe('qy_locale');
});

it('tells paths of the installation from others of the host', () => {
  const paths = ['/music', '/music/album/1', '/', '/musical', '/other/music'];
  expect(paths.filter((path) => isOwnPath(path, '/music'))).toEqual(['/music', '/music/album/1']);
  expect(paths.filter((path) => isOwnPath(path, ''))).toEqual(paths);
});
