import { fileOf, flacOf, oggOf, samplePath, tone } from '@qingyin/audio-dsp/testing';
import { encode } from '@qingyin/text-encoding/testing';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { RawMusicTags } from '../music-tags.ts';
import { apeTag } from '../testing/mpeg-files.ts';
import { mp4Numbers, mp4Tag, retaggedMp4 } from '../testing/mp4-files.ts';
import { retaggedOgg } from '../testing/ogg-files.ts';
import { ALBUM_ID as OTHER, allTags as expected, SONG_ID as ID } from '../testing/all-tags.ts';
import { id3v2, silentMp3, type TagFrame, utf8Frame, withVorbisComments } from '../testing/tagged-files.ts';
import { readMusicFile } from './read-music-file.ts';

let files = 0;
const tagsOf = async (...parts: Buffer[]): Promise<RawMusicTags> =>
  (await readMusicFile(fileOf(`formats-${(files += 1) % 8}`, Buffer.concat(parts)))).tags;
const sound = silentMp3(1);
const v23 = (...frames: TagFrame[]) => tagsOf(id3v2(3, frames), sound);
const v24 = (...frames: TagFrame[]) => tagsOf(id3v2(4, frames), sound);
const txxx = (name: string, text: string): TagFrame => utf8Frame('TXXX', `${name}\0${text}`);

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

  it('from APE behind an MP3, as bytes when they are no UTF-8', async () => {
    const bytes = Buffer.from(encode('晴天', 'gb18030'));
    const tags = await tagsOf(sound, apeTag({ Title: bytes, Artist: 'Ann' }));
    expect(tags).toMatchObject({ title: bytes.toString('latin1'), artists: ['Ann'], unicode: [] });
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
