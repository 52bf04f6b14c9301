import { describe, expect, it } from 'vitest';
import { albumOf } from './testing/tagged-file.ts';

const creditsOf = (tags: Parameters<typeof albumOf>[0][number]) =>
  albumOf([tags]).songs[0]?.credits.map(({ role, artist, detail }) => [role, artist.name, detail]);

describe('credits of a song', () => {
  it('follow the order of the roles and are split like artists', () => {
    const credits = {
      lyricist: ['方文山、黄俊郎'],
      arranger: ['AC/DC'],
      producer: ['Simon & Garfunkel'],
      conductor: ['甲', '乙 / 丙'],
    };
    expect(creditsOf({ artists: ['周杰伦'], composers: ['周杰伦 / 林迈可'], credits })).toEqual([
      ['composer', '周杰伦', ''],
      ['composer', '林迈可', ''],
      ['lyricist', '方文山', ''],
      ['lyricist', '黄俊郎', ''],
      ['arranger', 'AC/DC', ''],
      ['conductor', '甲', ''],
      ['conductor', '乙 / 丙', ''],
      ['producer', 'Simon & Garfunkel', ''],
    ]);
  });

  it('name performers once, with their instruments, unless they are the artist without one', () => {
    const credits = { performer: ['马友友 (大提琴)', '马友友 (指导)', '李白', '杜甫', '林间（钢琴）'] };
    expect(creditsOf({ artists: ['林间', '李白'], credits })).toEqual([
      ['performer', '马友友', '大提琴, 指导'],
      ['performer', '杜甫', ''],
      ['performer', '林间', '钢琴'],
    ]);
  });

  it('are the artists of the same name, and never various artists', () => {
    const [song] = albumOf([{ artists: ['周杰伦'], composers: ['周杰倫'] }]).songs;
    expect(song?.credits[0]?.artist.identity).toBe(song?.artists[0]?.identity);
    expect(creditsOf({ artists: ['A'], composers: ['Various Artists', ' '] })).toEqual([]);
  });
});

it('a work has its movement; a movement without a work is ignored', () => {
  const [song] = albumOf([{ work: '第五交响曲', movement: '快板', movementNo: 1 }]).songs;
  expect(song).toMatchObject({ work: '第五交响曲', movement: '快板', movementNo: 1 });
  const [alone] = albumOf([{ movement: '快板', movementNo: 1 }]).songs;
  expect(alone).toMatchObject({ work: '', movement: '', movementNo: 0 });
});

it('an album has the edition of most of its files', () => {
  const group = '6a1c1f7b-4c2e-4a4f-9a53-0c9e1d9a7c11';
  const own = { album: '山中（豪华版）', catalogueNumber: 'A-1', barcode: '4711', country: 'TW' };
  expect(
    albumOf([{ ...own, releaseGroupMbid: group }, own, { album: '山中（豪华版）', catalogueNumber: 'B' }]),
  ).toMatchObject({
    ...{ releaseGroup: group, editionKey: 'title:山中', catalogueNumber: 'A-1', barcode: '4711' },
    country: 'TW',
  });
});
