import { expect, it } from 'vitest';
import { sidecarLyrics } from './sidecar-lyrics.ts';

const found = (sound: string, ...names: string[]) =>
  sidecarLyrics(
    sound,
    names.map((name) => ({ name })),
  ).map(({ file, language }) => (language ? `${file.name} (${language})` : file.name));

it('prefers TTML to YRC to LRC, and files without a language', () => {
  expect(found('歌.flac', '歌.zh.ttml', '歌.lrc', '歌.yrc', '其他.lrc', '歌.ttml')).toEqual([
    '歌.ttml',
    '歌.yrc',
    '歌.lrc',
    '歌.zh.ttml (zh)',
  ]);
});

it('compares composed names and ignores letter case', () => {
  expect(found('Café.MP3', 'CAFÉ.LRC', 'café.lrc'.normalize('NFD'))).toHaveLength(2);
  expect(found('Song.mp3', 'song.lrc', 'Song.lrc')).toEqual(['Song.lrc', 'song.lrc']);
});

it('reads a language behind the name, which may belong to the name too', () => {
  expect(found('a.mp3', 'a.zh-Hant.lrc', 'a.live version.lrc')).toEqual(['a.zh-Hant.lrc (zh-hant)']);
  expect(found('a.zh.mp3', 'a.zh.lrc')).toEqual(['a.zh.lrc']);
});
