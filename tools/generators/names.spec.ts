import { expect, it } from 'vitest';
import { camelCase, kebabCase, pascalCase, readText } from './names.mjs';
import { emptyTree } from './testing/trees.ts';

it.each([
  ['/find-music/song-list', 'FindMusicSongList', 'findMusicSongList', 'find-music-song-list'],
  ['/album/$id', 'Album', 'album', 'album'],
  ['/playList/$id', 'PlayList', 'playList', 'play-list'],
])('converts %s', (path, pascal, camel, kebab) => {
  expect([pascalCase(path), camelCase(path), kebabCase(path)]).toEqual([pascal, camel, kebab]);
});

it('names a file that is missing', () => {
  expect(() => readText(emptyTree(), 'libs/none.ts')).toThrow('libs/none.ts does not exist');
});
