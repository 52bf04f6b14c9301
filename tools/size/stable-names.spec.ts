import { expect, it } from 'vitest';
import { withStableNames } from './stable-names.mjs';

it('gives builds of the same code the same text', () => {
  const built = (song: string, album: string, build: string) =>
    `const deps=["assets/SongRow-${song}.js","assets/album.module-${album}.css"],id="${build}"`;
  const first = withStableNames(built('CzZc1YK', 'BK-ycQb', '0123456789ab'), '0123456789ab');
  expect(first).toBe(withStableNames(built('-X_ab9Z', 'uVtS-SX', 'ba9876543210'), 'ba9876543210'));
  expect(first).toHaveLength(built('CzZc1YK', 'BK-ycQb', '0123456789ab').length);
});

it('keeps different hashes for different files, and text that is no file name', () => {
  const text = withStableNames('"a-1234567.js" "b-1234567.js" "a-1234567.css" a-b.js song-list', 'build');
  const [one, two, three, ...rest] = text.split(' ');
  expect(new Set([one, two, three])).toHaveLength(3);
  expect(rest).toEqual(['a-b.js', 'song-list']);
});
