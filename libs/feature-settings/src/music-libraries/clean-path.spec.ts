import { describe, expect, it } from 'vitest';
import { cleanPath, nameOfPath } from './clean-path.ts';

describe('a path that was typed or pasted', () => {
  it.each([
    ['  /mnt/音乐\n', '/mnt/音乐'],
    ['"D:\\My Music"', 'D:\\My Music'],
    ["'/mnt/it''s'", "/mnt/it''s"],
    ['/mnt/"live"', '/mnt/"live"'],
    ['"', '"'],
    ['', ''],
  ])('%j becomes %j', (typed, path) => expect(cleanPath(typed)).toBe(path));
});

describe('the name of a library', () => {
  it.each([
    ['/mnt/nas/音乐', '音乐'],
    ['/mnt/nas/音乐/', '音乐'],
    ['D:\\Music\\无损', '无损'],
    ['D:\\', ''],
    ['/', ''],
    ['', ''],
  ])('of %j is %j', (path, name) => expect(nameOfPath(path)).toBe(name));

  it('is not longer than the service accepts', () =>
    expect(nameOfPath(`/${'长'.repeat(300)}`)).toHaveLength(100));
});
