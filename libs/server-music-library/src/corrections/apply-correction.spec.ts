import { expect, it } from 'vitest';
import { albumOf, albumsOf, inShort } from '../derive/testing/tagged-file.ts';

const MBID = '0a1b2c3d-0000-4000-8000-000000000001';
const tagged = { artists: ['甲'], album: '旧', albumArtists: ['甲'], albumMbid: MBID };

it('corrects titles, numbers, years and genres', () => {
  const correction = { title: '新', trackNo: 3, discNo: 2, year: 1987, genres: ['民谣'] };
  const { songs, year } = albumOf([{ ...tagged, title: '错', date: '2001-02-03', correction }]);
  expect(songs).toMatchObject([{ title: '新', trackNo: 3, discNo: 2, genres: [{ name: '民谣' }] }]);
  expect(year).toBe(1987);
});

it('corrects credits, works and the release', () => {
  const correction = {
    ...{ composers: ['巴赫, J. S.'], conductors: ['甲'], work: '组曲', label: '新', originalYear: 1970 },
  };
  const credits = { lyricist: ['乙'], conductor: ['丙'] };
  const album = albumOf([{ ...tagged, composers: ['错'], credits, originalDate: '1999', correction }]);
  expect(album).toMatchObject({ label: '新', originalYear: 1970 });
  const [song] = album.songs;
  expect(song?.work).toBe('组曲');
  expect(song?.credits.map(({ role, artist }) => [role, artist.name])).toEqual([
    ['composer', '巴赫, J. S.'],
    ['lyricist', '乙'],
    ['conductor', '甲'],
  ]);
});

it('takes corrected artists as they are', () => {
  const [file] = albumOf([{ ...tagged, artists: ['别人'], correction: { artists: ['甲 / 乙、丙'] } }]).songs;
  expect(file?.artists).toMatchObject([{ name: '甲 / 乙、丙' }]);
});

it('parts an album in spite of its MusicBrainz release', () => {
  const files = [{ ...tagged }, { ...tagged, correction: { album: '新' } }];
  expect(inShort(albumsOf(files))).toEqual(['新 | 甲 | 2', '旧 | 甲 | 1']);
});

it('makes a compilation, also of songs with one album artist', () => {
  const files = ['甲', '乙'].map((artist) => ({
    ...{ ...tagged, artists: [artist], albumMbid: '' },
    correction: { compilation: true },
  }));
  expect(inShort(albumsOf(files))).toEqual(['旧 | 群星 | 1 2']);
});

it('leaves out the album artist, so that those of the songs decide', () => {
  const files = ['乙', '乙'].map((artist) => ({
    ...{ ...tagged, artists: [artist], albumMbid: '' },
    correction: { albumArtists: [] },
  }));
  expect(inShort(albumsOf(files))).toEqual(['旧 | 乙 | 1 2']);
});
