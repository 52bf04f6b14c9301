import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deriveAlbums } from './derive-albums.ts';
import { type FileInSpec, taggedFiles } from './testing/tagged-file.ts';
import { VARIOUS_ARTISTS } from './various-artists.ts';

const BJORK = '87c5dedd-371d-4a53-9f7f-80522fb7f3cb';
const ALBUM = '0b9d8f3e-4f3a-4c1e-9a55-0123456789ab';

describe('any files', () => {
  const artist = fc.constantFrom(
    'A',
    'a',
    'B',
    'A feat. B',
    'Kairon; IRSE!',
    'VA',
    '',
    'Bj\xf6rk',
    '\xd6\xd8\xbd\xdc',
  );
  const few = fc.array(artist, { maxLength: 2 });
  const mbids = fc.array(fc.constantFrom(BJORK, ALBUM, 'x', ''), { maxLength: 2 });
  const file: fc.Arbitrary<FileInSpec> = fc.record({
    folder: fc.constantFrom('', 'X', 'X/CD1', 'X/CD2', 'Y'),
    name: fc.constantFrom('1.mp3', '01 - A - B.mp3', '1-02 x.mp3', '晴天.mp3', '\u200b.mp3'),
    legacy: fc.boolean(),
    title: fc.constantFrom('', 'One', '\xc7\xe7\xcc\xec', '\u200b', 'Best'),
    artists: few,
    albumArtists: fc.oneof(fc.constant<string[]>([]), few),
    album: fc.constantFrom('', 'Best', 'best ', 'Best (Disc 2)', '\xd2\xb6\xbb\xdd\xc3\xc0'),
    albumMbid: fc.constantFrom('', '', BJORK, ALBUM),
    artistMbids: mbids,
    albumArtistMbids: mbids,
    trackNo: fc.nat(3),
    discNo: fc.nat(2),
    date: fc.constantFrom('', '2003', '2003-07-31', '1999'),
    compilation: fc.boolean(),
    picture: fc.constantFrom('', 'a', 'b'),
  });
  const files = fc.array(file, { maxLength: 12 }).map(taggedFiles);
  const options = { exceptions: [] };

  it('are in exactly one song each', () => {
    fc.assert(
      fc.property(files, (all) => {
        const ids = deriveAlbums(all, options).flatMap(({ songs }) => songs.map(({ fileId }) => fileId));
        expect(ids.sort((a, b) => a - b)).toEqual(all.map(({ fileId }) => fileId));
      }),
    );
  });

  it('give the same albums in any order', () => {
    const shuffled = files.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
    );
    fc.assert(
      fc.property(shuffled, ([all, other]) => {
        expect(deriveAlbums(other, options)).toEqual(deriveAlbums(all, options));
      }),
    );
  });

  it('give albums of different identities in a folder group, and titles to all songs', () => {
    fc.assert(
      fc.property(files, (all) => {
        const group = all.filter(({ folder }) => folder.startsWith('X'));
        const albums = deriveAlbums(group, options);
        expect(new Set(albums.map(({ identity }) => identity)).size).toBe(albums.length);
        expect(albums.flatMap(({ songs }) => songs).filter(({ title }) => title === '')).toEqual([]);
      }),
    );
  });

  it('give one identity to various artists', () => {
    fc.assert(
      fc.property(files, (all) => {
        const artists = deriveAlbums(all, options).flatMap((album) => [
          ...album.artists,
          ...album.songs.flatMap((each) => each.artists),
        ]);
        for (const each of artists.filter(({ name }) => name === VARIOUS_ARTISTS.name))
          expect(each).toEqual(VARIOUS_ARTISTS);
      }),
    );
  });
});
