import { asLatin1, names } from '@qingyin/text-encoding/testing';
import { describe, expect, it } from 'vitest';
import { albumOf, albumsOf, type FileInSpec } from './testing/tagged-file.ts';

type Encoding = Parameters<typeof asLatin1>[1];

/** A file whose texts are in an encoding that the tag does not state. */
const legacy = (encoding: Encoding, title: string, artist: string, album: string): FileInSpec => ({
  legacy: true,
  title: asLatin1(title, encoding),
  artists: [asLatin1(artist, encoding)],
  album: asLatin1(album, encoding),
});

const read = (files: FileInSpec[]) =>
  albumsOf(files)
    .flatMap(({ name, songs }) =>
      songs.map(({ fileId, title, artistText }) => ({ fileId, title, artistText, name })),
    )
    .sort((a, b) => a.fileId - b.fileId)
    .map(({ title, artistText, name }) => [title, artistText, name]);

describe('tags of unknown encoding', () => {
  it.each<[Encoding, string, string, string]>([
    ['gb18030', '晴天纪念', '测试歌手', '旧磁带'],
    ['gb18030', '爱', '李四', '国语'],
    ['gb18030', '月光曲选', '无名乐队', '精选集'],
    ['big5', '舉頭望明月', '測試歌手', ''],
    ['shift_jis', '空が青い', 'テスト歌手', ''],
    ['windows-1251', 'Тихая ночь', 'Хор друзей', ''],
    ['windows-1252', 'Jóga', 'Björk', 'Homogenic'],
    ['windows-1252', 'Overkill', 'Motörhead', 'Best Of'],
  ])('are %s: %s by %s on %j', (encoding, title, artist, album) => {
    expect(read([legacy(encoding, title, artist, album)])).toEqual([[title, artist, album]]);
  });

  it('are read in the encoding that an administrator chose, where it fits', () => {
    const chosen = (encoding: 'big5' | 'windows-1252', file: FileInSpec): FileInSpec => ({
      ...file,
      correction: { encoding },
    });
    const files = [
      chosen('big5', legacy('big5', '靜夜思', '', '李白')),
      chosen('big5', legacy('windows-1252', 'Café', '', '')),
      chosen('windows-1252', legacy('gb18030', '晴天纪念', '', '旧磁带')),
    ];
    expect(read(files).map(([title]) => title)).toEqual(['靜夜思', 'Café', 'ÇçÌì¼ÍÄî']);
  });

  it('repair an album by one sure text', () => {
    const album = '饕餮';
    const files = ['忐忑', '爱', '夢', 'Intro', '月亮代表我的心'].map((title) =>
      legacy('gb18030', title, 'Teresa', album),
    );
    expect(read(files).map(([title]) => title)).toEqual(['忐忑', '爱', '夢', 'Intro', '月亮代表我的心']);
    expect(new Set(read(files).map(([, , name]) => name))).toEqual(new Set([album]));
  });

  it('leave a western album without a sure text as it is, however often its texts occur', () => {
    const titles = ['Ça plane pour moi', 'Häää', 'JÄÄ', 'Él', 'Þór', 'öö', 'È GIÀ', 'Jää'];
    const files = titles.map((title) => legacy('windows-1252', title, 'Jää', 'öö'));
    expect(read(files).map(([title]) => title)).toEqual(titles);
  });

  it('never repair western names, alone or with others on an album', () => {
    const western = names['windows-1252'];
    const files = western.map((title, at) =>
      legacy('windows-1252', title, western[(at * 7) % western.length] ?? '', 'X'),
    );
    expect(read(files).map(([title]) => title)).toEqual(western);
    expect(files.map((file) => read([file])[0]?.[0])).toEqual(western);
  });

  it('keep western names on a Chinese album', () => {
    const titles = ['月亮代表我的心', '吻别', 'Céline Dion', 'Motörhead', 'Björk', 'Don’t Stop'];
    const files = titles.map((title) =>
      legacy(/[\u4e00-\u9fff]/.test(title) ? 'gb18030' : 'windows-1252', title, 'X', 'Y'),
    );
    expect(read(files).map(([title]) => title)).toEqual(titles);
  });

  it('are read as GBK on an album in GBK, though their bytes are UTF-8 by chance', () => {
    const files = ['演员', '丑八怪', '你还要我怎样'].map((title) =>
      legacy('gb18030', title, '薛之谦', '绅士'),
    );
    expect(read(files).map(([, artist]) => artist)).toEqual(['薛之谦', '薛之谦', '薛之谦']);
  });

  it('follow file names and Unicode tags of the same folder', () => {
    const short = legacy('gb18030', '忐忑', 'Gong', 'X');
    expect(read([{ ...short, name: '03 忐忑.mp3' }])[0]?.[0]).toBe('忐忑');
    expect(read([short, { title: '忐忑', album: 'X', artists: ['Gong'] }])[0]?.[0]).toBe('忐忑');
  });

  it('are decided by file in folders of single songs without album', () => {
    const files = [
      legacy('gb18030', '月亮代表我的心', '邓丽君', ''),
      legacy('shift_jis', 'となりのトトロ', '久石譲', ''),
      legacy('windows-1252', 'Jóga', 'Björk', ''),
    ];
    expect(read(files).map(([title, artist]) => [title, artist])).toEqual([
      ['月亮代表我的心', '邓丽君'],
      ['となりのトトロ', '久石譲'],
      ['Jóga', 'Björk'],
    ]);
  });

  it('include lyrics and all other fields', () => {
    const lyric = '[00:00.50]第一行歌词\n[00:01.50]第二行歌词';
    const album = albumOf([
      {
        legacy: true,
        title: 'x',
        album: 'y',
        albumArtists: [asLatin1('邓丽君', 'gb18030')],
        genres: [asLatin1('流行', 'gb18030')],
        label: asLatin1('宝丽金', 'gb18030'),
        discSubtitle: asLatin1('上集', 'gb18030'),
        lyrics: ['plain', asLatin1(lyric, 'gb18030')],
      },
    ]);
    expect(album).toMatchObject({ artists: [{ name: '邓丽君' }], label: '宝丽金' });
    expect(album.songs[0]).toMatchObject({ genres: [{ name: '流行' }], discSubtitle: '上集', lyric });
  });
});

describe('texts stored as Unicode', () => {
  it('are repaired when those of a file are certainly bytes of another encoding', () => {
    const stored = (title: string): FileInSpec => ({
      ...legacy('gb18030', title, '周杰伦', '叶惠美'),
      legacy: false,
    });
    expect(read([stored('晴天'), stored('东风破'), stored('她')]).map(([title]) => title)).toEqual([
      '晴天',
      '东风破',
      '她',
    ]);
  });

  it('stay as they are on an album of accented capitals', () => {
    const titles = ['ÄÖÜ', 'ÅÄÖ', 'ÉÈÊ', 'ÖÖÖ', 'ÁÉÍÓÚ', 'ÀÈÌÒÙ', 'ÇÃÕ', 'ÂÊÔ', 'ÞÐ', 'ÜÜÜ'];
    const files = titles.map((title) => ({ title, artists: ['Motörhead'], album: 'ÆØÅ' }));
    expect(read(files).map(([title]) => title)).toEqual(titles);
  });
});
