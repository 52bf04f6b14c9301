import { fileOf, flacOf, oggOf, samplePath, tone, wavOf } from '@qingyin/audio-dsp/testing';
import { readFileSync, statSync } from 'node:fs';
import { encode } from '@qingyin/text-encoding/testing';
import { describe, expect, it } from 'vitest';
import { readSoundFacts } from './sound-facts.ts';
import { apeFile, wavPackFile } from './testing/converted-files.ts';
import {
  adtsFrames,
  id3v1,
  id3v2,
  legacyFrame,
  legacyLyrics,
  pictureFrame,
  silentMp3,
  type TagFrame,
  utf16Frame,
  utf8Frame,
  withInfoTitle,
  withVorbisComments,
} from './testing/tagged-files.ts';

const SECONDS = 3;
const sound = silentMp3(SECONDS);
/** Bytes that are no header. */
const JUNK = Buffer.from('junk that some program has left here, ÿ and ÿû too', 'latin1');

let files = 0;
const factsOf = (bytes: Buffer, fileName = '01.mp3') => {
  const path = fileOf(`found-${(files += 1)}`, bytes);
  return readSoundFacts(path, bytes.length, fileName);
};
const sampleFacts = (name: string) => {
  const path = samplePath(name);
  return readSoundFacts(path, statSync(path).size);
};

describe('tags without an encoding', () => {
  it.each([
    ['gb18030', '晴天纪念', '测试歌手'],
    ['gb18030', '爱', '李四'],
    ['big5', '舉頭望明月', '測試歌手'],
    ['shift_jis', '空が青い', 'テスト歌手'],
    ['euc-kr', '나는 나비', '윤도현'],
    ['windows-1251', 'Тихая ночь', 'Хор друзей'],
    ['windows-1252', 'Jóga', 'Björk'],
    ['windows-1252', 'Ace of Spades', 'Motörhead'],
  ] as const)('decode %s: %s', async (encoding, title, artist) => {
    const tag = id3v2(3, [legacyFrame('TIT2', title, encoding), legacyFrame('TPE1', artist, encoding)]);
    expect(await factsOf(Buffer.concat([tag, sound]))).toMatchObject({ title, artist });
  });

  it('decode in ID3v1', async () => {
    const texts = { title: '月光曲选', artist: '无名乐队', album: '精选集' };
    expect(await factsOf(Buffer.concat([sound, id3v1(texts, 'gb18030')]))).toMatchObject(texts);
  });

  it('decode in ID3v1 when cut within a character', async () => {
    const title = '春江花月夜春江花月夜春江花月夜春';
    const facts = await factsOf(
      Buffer.concat([sound, id3v1({ title: `a${title}`, artist: '', album: '' }, 'gb18030')]),
    );
    expect(facts.title).toBe(`a${title.slice(0, 14)}`);
  });

  it('decode in the INFO chunk of a WAV file', async () => {
    const wav = wavOf(tone(1), { kind: 1, bits: 16 });
    expect((await factsOf(withInfoTitle(wav, '床前明月', 'gb18030'))).title).toBe('床前明月');
  });

  it('decode in lyrics', async () => {
    const lyric = '[00:00.50]第一行歌词\n[00:01.50]第二行歌词';
    const tag = id3v2(3, [legacyFrame('TIT2', 'title', 'windows-1252'), legacyLyrics(lyric, 'gb18030')]);
    expect((await factsOf(Buffer.concat([tag, sound]))).lyric).toBe(lyric);
  });

  it('use the file name to detect the encoding of a short title', async () => {
    const tag = id3v2(3, [legacyFrame('TIT2', '忐忑', 'gb18030')]);
    expect((await factsOf(Buffer.concat([tag, sound]), '忐忑 - 现场.mp3')).title).toBe('忐忑');
  });
});

describe('Unicode tags that look like bytes of another encoding', () => {
  const facts = { title: 'ÄÖÜ', artist: 'ÓÐUR', album: 'KÖÖ' };
  const ids = Object.entries({ TIT2: 'ÄÖÜ', TPE1: 'ÓÐUR', TALB: 'KÖÖ' });
  const tagOf = (version: 3 | 4, frame: (id: string, text: string) => TagFrame) =>
    id3v2(
      version,
      ids.map(([id, text]) => frame(id, text)),
    );

  it.each([
    ['ID3v2.3 in UTF-16', tagOf(3, utf16Frame)],
    ['ID3v2.4 in UTF-8', tagOf(4, utf8Frame)],
    ['behind padding', Buffer.concat([Buffer.alloc(300), tagOf(4, utf8Frame)])],
    [
      'with plain frame sizes',
      id3v2(
        4,
        [utf8Frame('TXXX', `x\0${'y'.repeat(200)}`), ...ids.map(([id, text]) => utf8Frame(id, text))],
        'plain',
      ),
    ],
  ])('are kept: %s', async (_, tag) => {
    expect(await factsOf(Buffer.concat([tag, sound]))).toMatchObject(facts);
  });

  it('are kept in Vorbis comments', async () => {
    const flac = withVorbisComments(await flacOf(tone(1)), { TITLE: 'ÄÖÜ', ARTIST: 'ÓÐUR', ALBUM: 'KÖÖ' });
    expect(await factsOf(flac)).toMatchObject(facts);
  });

  it('are kept for several artists', async () => {
    const tag = id3v2(4, [utf8Frame('TPE1', 'ÓÐUR\0KÖÖ')]);
    expect((await factsOf(Buffer.concat([tag, sound]))).artist).toBe('ÓÐUR / KÖÖ');
  });

  it('are decoded again when a program has certainly garbled them', async () => {
    const garbled = (text: string) => String.fromCharCode(...encode(text, 'gb18030'));
    const tag = id3v2(3, [utf16Frame('TIT2', garbled('晴天纪念')), utf16Frame('TPE1', garbled('测试歌手'))]);
    expect(await factsOf(Buffer.concat([tag, sound]))).toMatchObject({
      title: '晴天纪念',
      artist: '测试歌手',
    });
  });

  it('are kept beside tags without an encoding', async () => {
    const tag = id3v2(3, [utf16Frame('TIT2', 'ÉTÉ'), legacyFrame('TPE1', '测试歌手', 'gb18030')]);
    expect(await factsOf(Buffer.concat([tag, sound]))).toMatchObject({ title: 'ÉTÉ', artist: '测试歌手' });
  });
});

describe('bytes before the sound', () => {
  const title = legacyFrame('TIT2', 'title', 'windows-1252');
  it.each([
    ['zeros', Buffer.concat([Buffer.alloc(700), sound]), ''],
    ['zeros before a tag', Buffer.concat([Buffer.alloc(700), id3v2(3, [title]), sound]), 'title'],
    ['padding behind a tag', Buffer.concat([id3v2(3, [title]), Buffer.alloc(5000), sound]), 'title'],
    ['junk behind a tag', Buffer.concat([id3v2(3, [title]), JUNK, sound]), 'title'],
    ['junk alone', Buffer.concat([JUNK, sound]), ''],
    ['the rest of a frame', sound.subarray(99), ''],
  ])('are skipped: %s', async (_, bytes, named) => {
    const facts = await factsOf(bytes);
    expect(facts).toMatchObject({ type: 'mp3', title: named });
    expect(Math.abs(facts.durationMs - SECONDS * 1000)).toBeLessThan(60);
  });

  it.each([
    ['zeros', Buffer.alloc(700)],
    ['junk', JUNK],
  ])('are skipped before AAC: %s', async (_, before) => {
    expect((await factsOf(Buffer.concat([before, adtsFrames(SECONDS)]))).type).toBe('aac');
  });

  it.each([
    ['a text', Buffer.from('<!doctype html><title>ÿû</title>'.repeat(200), 'latin1')],
    ['zeros alone', Buffer.alloc(100_000)],
    ['an APE file with bytes like those of an MP3', apeFile(sound)],
    ['a WavPack file behind ID3v2', Buffer.concat([id3v2(3, [title]), wavPackFile(sound)])],
    [
      'marks of frames that do not follow each other',
      Buffer.alloc(100_000, Buffer.from('xÿû\x50\xc4 nope.', 'latin1')),
    ],
  ])('do not make a sound file of %s', async (_, bytes) => {
    await expect(factsOf(bytes)).rejects.toMatchObject({ code: 'wrong-type' });
  });
});

describe('tags', () => {
  it('are read from ID3v2.4 with plain frame sizes', async () => {
    const tag = id3v2(4, [utf8Frame('TIT2', '长标题'.repeat(60)), utf8Frame('TPE1', '丁人')], 'plain');
    expect(await factsOf(Buffer.concat([tag, sound]))).toMatchObject({
      title: '长标题'.repeat(60),
      artist: '丁人',
    });
  });

  it('are read from standard ID3v2.4', async () => {
    const tag = id3v2(4, [utf8Frame('TIT2', '长标题'.repeat(60)), utf8Frame('TPE1', '丁人')]);
    expect(await factsOf(Buffer.concat([tag, sound]))).toMatchObject({ artist: '丁人' });
  });

  it('keep a slash in the name of an ID3v2.3 artist', async () => {
    const tag = id3v2(3, [legacyFrame('TPE1', 'AC/DC', 'windows-1252')]);
    expect((await factsOf(Buffer.concat([tag, sound]))).artist).toBe('AC/DC');
  });

  it('join several artists of ID3v2.4', async () => {
    const tag = id3v2(4, [utf8Frame('TPE1', '李白\0杜甫')]);
    expect((await factsOf(Buffer.concat([tag, sound]))).artist).toBe('李白 / 杜甫');
  });

  it('treat an invisible title as empty', async () => {
    const tag = id3v2(4, [utf8Frame('TIT2', '\u200b\u200d\ufeff')]);
    expect((await factsOf(Buffer.concat([tag, sound]))).title).toBe('');
  });

  it('prefer the front cover over other pictures', async () => {
    const tag = id3v2(3, [pictureFrame(4, Uint8Array.of(4)), pictureFrame(3, Uint8Array.of(3))]);
    expect((await factsOf(Buffer.concat([tag, sound]))).cover).toEqual(Uint8Array.of(3));
    const other = id3v2(3, [pictureFrame(4, Uint8Array.of(4)), pictureFrame(0, Uint8Array.of(9))]);
    expect((await factsOf(Buffer.concat([other, sound]))).cover).toEqual(Uint8Array.of(9));
    const back = id3v2(3, [pictureFrame(4, Uint8Array.of(4))]);
    expect((await factsOf(Buffer.concat([back, sound]))).cover).toEqual(Uint8Array.of(4));
  });
});

describe('containers', () => {
  it('with chapter pictures are not taken for films', async () => {
    const facts = await sampleFacts('chapter-pictures.m4a');
    expect(facts).toMatchObject({ type: 'm4a', durationMs: 3023 });
  });

  it('with two Opus streams have the length of both', async () => {
    const one = readFileSync(samplePath('tone.opus'));
    const other = Buffer.from(one);
    for (let at = other.indexOf('OggS'); at >= 0; at = other.indexOf('OggS', at + 1))
      other.writeUInt32LE(77, at + 14);
    const [single, both] = [await factsOf(one), await factsOf(Buffer.concat([one, other]))];
    expect(both.durationMs).toBe(2 * single.durationMs);
  });

  it('with two Ogg streams have the length of both', async () => {
    expect((await sampleFacts('chained.ogg')).durationMs).toBe(6000);
    const one = await oggOf(tone(2));
    expect((await factsOf(one)).durationMs).toBe(2000);
  });
});
