import { searchKinds } from '@qingyin/contract';
import { EVERYONE, type Viewer } from '@qingyin/server-catalogue';
import { type Db, openDb } from '@qingyin/server-db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { correctQuery } from './correct-query.ts';
import { findMatches } from './find.ts';
import { rebuildSearchIndex } from './rebuild-index.ts';
import { insertOwnMusic, type OwnSong } from './testing/own-music.ts';

const HEARER: Viewer = { userId: 1, libraries: [1] };
const songs: OwnSong[] = [
  { name: '床前明月光', artist: '罗大佑', album: '之乎者也', year: 1984 },
  { name: '林涧', artist: 'Björk', album: 'Homogenic' },
  { name: 'Yesterday', artist: 'The Beatles', album: 'Help' },
  { name: '女人花', artist: '梅艳芳', album: '鼓舞' },
  { name: 'Waltz', artist: 'Shostakovich', album: 'Homogenic Beatles' },
  { name: 'Waltz 2', artist: 'Shostakovich', album: 'Beatles' },
  { name: '长城谣', artist: '周小燕', album: '合唱' },
  { name: '青花瓷', artist: '周杰伦', album: '我很忙' },
  ...Array.from({ length: 6 }, (_, at) => ({ name: `清华词 ${at}`, artist: '别人', album: '清华词' })),
];
let db: Db;
beforeAll(async () => {
  db = await openDb(':memory:');
  await insertOwnMusic(db, songs);
  await insertOwnMusic(
    db,
    [{ name: '秘密花园', artist: '神秘人', album: 'Classified', files: { 2: 'x/a.flac' } }],
    50,
  );
  await rebuildSearchIndex(db);
});
afterAll(() => db.destroy());

const corrected = async (keywords: string, kind: keyof typeof searchKinds = 'song', viewer = HEARER) => {
  const kinds = [searchKinds[kind]];
  const matches = await findMatches(db, searchKinds[kind], keywords, viewer);
  return correctQuery(db, { keywords, viewer, kinds, matches });
};

describe('a query is corrected', () => {
  it.each([
    ['床钱明月光', '床前明月光'],
    ['床钱明月', '床前明月'],
    ['林间', '林涧'],
    ['罗大右', '罗大佑'],
    ['罗大右 1984', '罗大佑 1984'],
    ['1984 罗大右', '1984 罗大佑'],
    ['Beetles', 'Beatles'],
    ['beatels yesterday', 'Beatles yesterday'],
    ['Yestreday', 'Yesterday'],
    ['铝人花', '女人花'],
    ['梅燕方', '梅艳芳'],
    ['床前民月光', '床前明月光'],
    ['常成摇', '长城谣'],
    ['Shostakovitsch', 'Shostakovich'],
    ['Schostakovitch', 'Shostakovich'],
    ['Shostokowich', 'Shostakovich'],
    ['Homogneic beatels', 'Homogenic Beatles'],
    ['hsstakovich beatels', 'Shostakovich Beatles'],
  ])('%s → %s', async (keywords, wanted) => {
    expect(await corrected(keywords)).toBe(wanted);
  });

  it('of artists and albums too', async () => {
    expect(await corrected('罗大右', 'artist')).toBe('罗大佑');
    expect(await corrected('之虎者也', 'album')).toBe('之乎者也');
  });
});

describe('a query is not corrected', () => {
  it.each([
    ['that is right', '罗大佑'],
    ['without accents', 'bjork'],
    ['that is right and finds nothing', '罗大佑 1959'],
    ['that finds enough', '清华词'],
    ['with a word that nothing resembles', '罗大右 无此物也'],
    ['of one character', '佑'],
    ['of short words', 'heip'],
    ['of many words', '罗大右 a b c d'],
    ['that is empty', ' '],
  ])('%s: %s', async (_what, keywords) => {
    expect(await corrected(keywords)).toBeUndefined();
  });

  it('into one that finds nothing of the kind', async () => {
    expect(await corrected('罗大右', 'user')).toBeUndefined();
  });

  it('into names that the viewer may not see', async () => {
    for (const viewer of [HEARER, EVERYONE])
      for (const keywords of ['秘蜜花园', '神秘仁', 'Clasified', '秘密花圆'])
        for (const kind of ['song', 'artist', 'album'] as const)
          expect(await corrected(keywords, kind, viewer)).toBeUndefined();
    const friend = { userId: 2, libraries: [2] };
    expect(await corrected('秘蜜花园', 'song', friend)).toBe('秘密花园');
    expect(await corrected('Clasified', 'album', friend)).toBe('Classified');
  });
});
