import { fileOf, flacOf, oggOf, samplePath, tone, wavOf } from '@qingyin/audio-dsp/testing';
import { asLatin1 } from '@qingyin/text-encoding/testing';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { RawMusicTags } from '../music-tags.ts';
import { apeTag } from '../testing/mpeg-files.ts';
import { mp4Numbers, mp4Tag, retaggedMp4 } from '../testing/mp4-files.ts';
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
/** The same tags in all formats. */
const expected: Partial<RawMusicTags> = {
  title: '晴天',
  artists: ['李白', '杜甫'],
  artistText: '李白 feat. 杜甫',
  albumArtists: ['群星'],
  album: '诗集',
  trackNo: 3,
  trackTotal: 12,
  discNo: 2,
  discTotal: 4,
  discSubtitle: '下',
  date: '2003-05-12',
  originalDate: '1999-01',
  genres: ['Folk', '民谣'],
  compilation: true,
  label: '旧磁带',
  releaseTypes: ['album', 'live'],
  titleSort: 'qing tian',
  artistSort: 'li bai',
  albumSort: 'shi ji',
  albumArtistSort: 'qun xing',
  recordingMbid: ID,
  albumMbid: OTHER,
  artistMbids: [ID, OTHER],
  albumArtistMbids: [OTHER],
  trackGain: -6.5,
  albumGain: -7.25,
  lyrics: ['[00:01.00]第一行/第二行'],
};

const comments = {
  TITLE: '晴天',
  ARTIST: '李白 feat. 杜甫',
  ARTISTS: ['李白', '杜甫'],
  ALBUMARTIST: '群星',
  ALBUM: '诗集',
  TRACKNUMBER: '3',
  TRACKTOTAL: '12',
  DISCNUMBER: '2/4',
  DISCSUBTITLE: '下',
  DATE: '2003-05-12',
  ORIGINALDATE: '1999-01',
  GENRE: ['Folk', '民谣'],
  COMPILATION: '1',
  LABEL: '旧磁带',
  RELEASETYPE: ['album', 'live'],
  TITLESORT: 'qing tian',
  ARTISTSORT: 'li bai',
  ALBUMSORT: 'shi ji',
  ALBUMARTISTSORT: 'qun xing',
  MUSICBRAINZ_TRACKID: ID,
  MUSICBRAINZ_ALBUMID: OTHER,
  MUSICBRAINZ_ARTISTID: [ID, OTHER],
  MUSICBRAINZ_ALBUMARTISTID: OTHER,
  REPLAYGAIN_TRACK_GAIN: '-6.50 dB',
  REPLAYGAIN_ALBUM_GAIN: '-7.25 dB',
  LYRICS: '[00:01.00]第一行/第二行',
};

const shared = [
  utf8Frame('TIT2', '晴天'),
  utf8Frame('TPE1', '李白 feat. 杜甫'),
  utf8Frame('TPE2', '群星'),
  utf8Frame('TALB', '诗集'),
  utf8Frame('TRCK', '03/12'),
  utf8Frame('TPOS', '2/4'),
  utf8Frame('TPUB', '旧磁带'),
  utf8Frame('TCMP', '1'),
  utf8Frame('TSOT', 'qing tian'),
  utf8Frame('TSOP', 'li bai'),
  utf8Frame('TSOA', 'shi ji'),
  utf8Frame('TSO2', 'qun xing'),
  txxx('MusicBrainz Album Id', OTHER),
  txxx('MusicBrainz Album Artist Id', OTHER),
  txxx('REPLAYGAIN_TRACK_GAIN', '-6.50 dB'),
  txxx('replaygain_album_gain', '-7.25 dB'),
  txxx('LYRICS', '[00:01.00]第一行/第二行'),
  { id: 'UFID', body: Buffer.from(`http://musicbrainz.org\0${ID}`) },
];

describe('all tags are read', () => {
  it('from ID3v2.4', async () => {
    const tags = await v24(
      ...shared,
      txxx('ARTISTS', '李白\0杜甫'),
      utf8Frame('TSST', '下'),
      utf8Frame('TDRC', '2003-05-12T10:00'),
      utf8Frame('TDOR', '1999-01'),
      utf8Frame('TCON', 'Folk\0民谣'),
      txxx('MusicBrainz Album Type', 'album\0live'),
      txxx('MusicBrainz Artist Id', `${ID}\0${OTHER}`),
    );
    expect(tags).toMatchObject(expected);
  });

  it('from ID3v2.3', async () => {
    const tags = await v23(
      ...shared,
      txxx('Artists', '李白/杜甫'),
      txxx('DISCSUBTITLE', '下'),
      utf8Frame('TYER', '2003'),
      utf8Frame('TDAT', '1205'),
      txxx('originaldate', '1999-01'),
      utf8Frame('TORY', '1999'),
      utf8Frame('TCON', 'Folk\0民谣'),
      txxx('MusicBrainz Album Type', 'album; live'),
      txxx('MusicBrainz Artist Id', `${ID}/${OTHER}`),
    );
    expect(tags).toMatchObject(expected);
  });

  it('from Vorbis comments of FLAC', async () => {
    expect(await tagsOf(withVorbisComments(await flacOf(tone(1)), comments))).toMatchObject(expected);
  });

  it('from Vorbis comments of Ogg', async () => {
    const ogg = retaggedOgg(await oggOf(tone(1)), comments, { serial: 1, segments: 100 });
    expect(await tagsOf(ogg)).toMatchObject(expected);
  });

  it('from MP4', async () => {
    const free = (name: string, ...values: string[]) => mp4Tag(name, ...values);
    const tags = [
      free('©nam', '晴天'),
      free('©ART', '李白 feat. 杜甫'),
      free('ARTISTS', '李白', '杜甫'),
      free('aART', '群星'),
      free('©alb', '诗集'),
      mp4Tag('trkn', mp4Numbers(3, 12)),
      mp4Tag('disk', mp4Numbers(2, 4)),
      free('DISCSUBTITLE', '下'),
      free('©day', '2003-05-12T07:00:00Z'),
      free('ORIGINALDATE', '1999-01'),
      free('©gen', 'Folk', '民谣'),
      mp4Tag('cpil', 1),
      free('LABEL', '旧磁带'),
      free('MusicBrainz Album Type', 'album', 'live'),
      free('sonm', 'qing tian'),
      free('soar', 'li bai'),
      free('soal', 'shi ji'),
      free('soaa', 'qun xing'),
      free('MusicBrainz Track Id', ID),
      free('MusicBrainz Album Id', OTHER),
      free('MusicBrainz Artist Id', ID, OTHER),
      free('MusicBrainz Album Artist Id', OTHER),
      free('replaygain_track_gain', '-6.50 dB'),
      free('replaygain_album_gain', '-7.25 dB'),
      free('©lyr', '[00:01.00]第一行/第二行'),
    ];
    const m4a = retaggedMp4(readFileSync(samplePath('tone.m4a')), tags, { moovFirst: true, padding: 0 });
    expect(await tagsOf(m4a)).toMatchObject(expected);
  });

  it('from APE behind an MP3', async () => {
    const tags = await tagsOf(
      sound,
      apeTag({
        Title: '晴天',
        Artist: '李白\0杜甫',
        'Album Artist': '群星',
        Year: '2003-05-12',
        Track: '3/12',
      }),
    );
    expect(tags).toMatchObject({
      title: '晴天',
      artists: ['李白', '杜甫'],
      albumArtists: ['群星'],
      date: '2003-05-12',
      trackNo: 3,
      trackTotal: 12,
    });
  });
});

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
