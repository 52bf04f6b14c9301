import { asLatin1 } from '@qingyin/text-encoding/testing';
import { expect, it } from 'vitest';
import { deriveWithFiles } from '../derive/derive-albums.ts';
import { type FileInSpec, taggedFiles } from '../derive/testing/tagged-file.ts';
import { rawTexts, reasonsOfAlbum } from './reasons-of-album.ts';

/** Rules by what they are about, of the first album of some files. */
function rulesOf(files: FileInSpec[]): Record<string, string> {
  const tagged = taggedFiles(files);
  const all = deriveWithFiles(tagged, { exceptions: [] });
  const [first] = all;
  const reasons = first ? reasonsOfAlbum(first, all, rawTexts(tagged)) : [];
  return Object.fromEntries(reasons.map(({ about, rule }) => [about, rule]));
}
const file = (title: string, more: FileInSpec = {}): FileInSpec => ({
  ...{ title, artists: ['甲'], album: '一' },
  ...more,
});
const ID = '0b9d9c4c-92b8-4d3e-8d3b-2f5a2e6f6a01';

it.each<[string, FileInSpec[]]>([
  ['title', [file('1'), file('2')]],
  ['release-id', [file('1', { albumMbid: ID }), file('2')]],
  ['title-and-artist', [file('1', { albumArtists: ['甲'] }), file('2', { albumArtists: ['乙'] })]],
  [
    'different-artists',
    ['甲', '乙', '丙'].map((name) => file(name, { artists: [name], albumArtists: [name] })),
  ],
  ['folder', [file('1', { album: '' })]],
  [
    'track-numbers',
    ['甲', '乙'].flatMap((name) =>
      [1, 2].map((trackNo) => file(`${name}${trackNo}`, { artists: [name], trackNo })),
    ),
  ],
  ['corrected', [file('1', { correction: { album: '二' } })]],
])('names what holds an album together: %s', (rule, files) => {
  expect(rulesOf(files)['album']).toBe(rule);
});

it.each<[string, FileInSpec[]]>([
  ['tag', [file('1', { albumArtists: ['甲'] })]],
  ['songs', [file('1'), file('2')]],
  ['compilation-tag', [file('1', { compilation: true }), file('2', { artists: ['乙'], compilation: true })]],
  ['different-artists', [file('1'), file('2', { artists: ['乙'] })]],
  ['none', [file('1', { artists: [] })]],
])('names what decides about the album artist: %s', (rule, files) => {
  expect(rulesOf(files)['albumArtists']).toBe(rule);
});

it('names what decides about year, genres, kind and encoding', () => {
  expect(rulesOf([file('1', { date: '1987', genres: ['Folk'], releaseTypes: ['live'] })])).toMatchObject({
    ...{ year: 'tag', genres: 'tag', kind: 'release-type' },
  });
  expect(rulesOf([file('1')])).toEqual({
    ...{ album: 'title', albumArtists: 'songs', kind: 'title-and-length', year: 'none', genres: 'none' },
  });
  const legacy = {
    title: asLatin1('晴天纪念', 'gb18030'),
    album: asLatin1('旧磁带', 'gb18030'),
    legacy: true,
  };
  expect(rulesOf([{ ...legacy, artists: ['A'] }])).toMatchObject({ encoding: 'guessed' });
  expect(rulesOf([{ ...legacy, correction: { encoding: 'gb18030' } }])).toMatchObject({
    encoding: 'corrected',
  });
});
