import { fileOf, flacOf, samplePath, tone, wavOf } from '@qingyin/audio-dsp/testing';
import { asLatin1 } from '@qingyin/text-encoding/testing';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { RawMusicTags } from '../music-tags.ts';
import { retaggedOgg } from '../testing/ogg-files.ts';
import {
  id3v1,
  id3v2,
  legacyFrame,
  legacyLyrics,
  silentMp3,
  type TagFrame,
  utf16Frame,
  utf8Frame,
  withInfoTitle,
  withVorbisComments,
} from '../testing/tagged-files.ts';
import { readMusicFile } from './read-music-file.ts';

let files = 0;
const tagsOf = async (...parts: Buffer[]): Promise<RawMusicTags> =>
  (await readMusicFile(fileOf(`tags-${(files += 1) % 8}`, Buffer.concat(parts)))).tags;
const sound = silentMp3(1);
const v23 = (...frames: TagFrame[]) => tagsOf(id3v2(3, frames), sound);
const v24 = (...frames: TagFrame[]) => tagsOf(id3v2(4, frames), sound);
const txxx = (name: string, text: string): TagFrame => utf8Frame('TXXX', `${name}\0${text}`);

const [ID, OTHER] = ['6a1c1f7b-4c2e-4a4f-9a53-0c9e1d9a7c11', 'b07e2d3c-1111-4222-8333-444455556666'];
describe('artists', () => {
  it('keep a slash of ID3v2.3, and of a name in other formats', async () => {
    expect((await v23(legacyFrame('TPE1', 'AC/DC', 'windows-1252'))).artists).toEqual(['AC/DC']);
    expect((await v23(txxx('ARTISTS', 'AC/DC'))).artists).toEqual(['AC/DC']);
    expect((await v24(utf8Frame('TPE1', 'AC/DC'))).artists).toEqual(['AC/DC']);
    const flac = withVorbisComments(await flacOf(tone(1)), { ARTIST: 'AC/DC' });
    expect((await tagsOf(flac)).artists).toEqual(['AC/DC']);
  });

  it('are split at a slash where each has an identifier', async () => {
    const ids = txxx('MusicBrainz Artist Id', `${ID}/${OTHER}`);
    expect((await v23(utf16Frame('TPE1', 'ÖÄ/Ünal'), ids)).artists).toEqual(['ÖÄ', 'Ünal']);
    expect((await v23(utf16Frame('TPE1', 'AC/DC'), txxx('MusicBrainz Artist Id', ID))).artists).toEqual([
      'AC/DC',
    ]);
  });

  it('are single values of ID3v2.4, and of ID3v2.3 with NUL', async () => {
    expect((await v24(utf8Frame('TPE1', '李白\0AC/DC'))).artists).toEqual(['李白', 'AC/DC']);
    expect((await v23(utf16Frame('TPE1', '李白\0杜甫'))).artists).toEqual(['李白', '杜甫']);
  });

  it('are single Vorbis comments, each once', async () => {
    const flac = withVorbisComments(await flacOf(tone(1)), { ARTIST: ['李白', '杜甫', '李白'] });
    const { artists, artistText } = await tagsOf(flac);
    expect([artists, artistText]).toEqual([['李白', '杜甫'], undefined]);
  });
});

describe('texts without an encoding', () => {
  it('have one character per byte and are not listed as Unicode', async () => {
    const lyric = '[00:00.50]第一行歌词';
    const tags = await v23(
      legacyFrame('TIT2', '晴天纪念', 'gb18030'),
      legacyFrame('TPE1', '空が青い', 'shift_jis'),
      utf16Frame('TALB', 'ÉTÉ'),
      legacyLyrics(lyric, 'gb18030'),
    );
    expect(tags).toMatchObject({
      title: asLatin1('晴天纪念', 'gb18030'),
      artists: [asLatin1('空が青い', 'shift_jis')],
      album: 'ÉTÉ',
      lyrics: [asLatin1(lyric, 'gb18030')],
      unicode: ['ÉTÉ'],
    });
  });

  it('are kept in ID3v1 and WAV', async () => {
    const texts = { title: '月光曲选', artist: '无名乐队', album: '精选集' };
    expect(await tagsOf(sound, id3v1(texts, 'gb18030'))).toMatchObject({
      title: asLatin1(texts.title, 'gb18030'),
      artists: [asLatin1(texts.artist, 'gb18030')],
      unicode: [],
    });
    const wav = withInfoTitle(wavOf(tone(1), { kind: 1, bits: 16 }), '床前明月', 'gb18030');
    expect((await tagsOf(wav)).title).toBe(asLatin1('床前明月', 'gb18030'));
  });

  it('of a better tag win over ID3v1, which cuts them', async () => {
    const v1 = id3v1({ title: 'cut', artist: 'other', album: 'album of v1' }, 'windows-1252');
    const tags = await tagsOf(id3v2(3, [utf16Frame('TIT2', 'whole')]), sound, v1);
    expect(tags).toMatchObject({
      title: 'whole',
      artists: ['other'],
      album: 'album of v1',
      unicode: ['whole'],
    });
  });
});

describe('numbers and other values', () => {
  let opus: Buffer;
  beforeAll(() => void (opus = readFileSync(samplePath('tone.opus'))));

  it.each([
    ['7', 7, 0],
    ['007/0', 7, 0],
    ['A3', 0, 0],
    ['-1', 0, 0],
    ['99999999', 0, 0],
  ])('track %j is %i of %i', async (text, trackNo, trackTotal) => {
    expect(await v24(utf8Frame('TRCK', text))).toMatchObject({ trackNo, trackTotal });
  });

  it('composers are those of the tags', async () => {
    expect(await v24(utf8Frame('TCOM', '贺绿汀'))).toMatchObject({ composers: ['贺绿汀'] });
  });

  it('the gain of Opus is that of R128', async () => {
    const gains = { R128_TRACK_GAIN: '-1280', R128_ALBUM_GAIN: '256' };
    const tags = await tagsOf(retaggedOgg(opus, gains, { serial: 1, segments: 255 }));
    expect(tags).toMatchObject({ trackGain: 0, albumGain: 6 });
  });

  it('a file without tags has none', async () => {
    expect(await tagsOf(sound)).toEqual({
      title: '',
      artists: [],
      albumArtists: [],
      album: '',
      trackNo: 0,
      trackTotal: 0,
      discNo: 0,
      discTotal: 0,
      discSubtitle: '',
      date: '',
      originalDate: '',
      genres: [],
      composers: [],
      compilation: false,
      label: '',
      releaseTypes: [],
      titleSort: '',
      artistSort: '',
      albumSort: '',
      albumArtistSort: '',
      recordingMbid: '',
      albumMbid: '',
      artistMbids: [],
      albumArtistMbids: [],
      trackGain: null,
      albumGain: null,
      lyrics: [],
      unicode: [],
    });
  });

  it('at most 100 values of a tag are read', async () => {
    const many = { ARTIST: Array.from({ length: 5000 }, (_, at) => `artist ${at}`) };
    expect((await tagsOf(retaggedOgg(opus, many, { serial: 1, segments: 255 }))).artists).toHaveLength(100);
  });
});

describe('an embedded CUE sheet', () => {
  const sheet = 'FILE "山中.wav" WAVE\r\n  TRACK 01 AUDIO\r\n    TITLE "静夜思"\r\n    INDEX 01 00:00:00';

  it('is kept as it is', async () => {
    const flac = withVorbisComments(await flacOf(tone(1)), { CUESHEET: sheet });
    expect((await tagsOf(flac)).cueSheet).toBe(sheet);
  });

  it('is decoded when its encoding is unknown', async () => {
    const text = sheet.replaceAll('\r\n', '\n');
    const tags = await v23(legacyFrame('TXXX', `CUESHEET\0${text}`, 'gb18030'));
    expect(tags.cueSheet).toBe(text);
    expect(tags.unicode).toEqual([]);
  });

  it('is left out when it is longer than sheets are', async () => {
    const flac = withVorbisComments(await flacOf(tone(1)), { CUESHEET: sheet.padEnd(600_000, ' x') });
    expect(await tagsOf(flac)).not.toHaveProperty('cueSheet');
  });
});
