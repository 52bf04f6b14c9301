import { fileOf } from '@qingyin/audio-dsp/testing';
import { encode } from '@qingyin/text-encoding/testing';
import { describe, expect, it } from 'vitest';
import { readEmbeddedPicture, readMusicFile } from '../music-file/read-music-file.ts';
import { ALBUM_ID, allTags, SONG_ID } from '../testing/all-tags.ts';
import { asfAttribute, asfTexts, wmaFile } from '../testing/asf-files.ts';
import {
  apeFile,
  musepack7File,
  musepack8File,
  oldApeFile,
  soundBytes,
  takFile,
  ttaFile,
  wavPackFile,
} from '../testing/converted-files.ts';
import { encodedFile, hasFfmpeg, withFfmpeg } from '../testing/ffmpeg-files.ts';
import { aiffFile, dffChunkOf, dffFile, dffTexts, dsfFile, iffChunkOf } from '../testing/iff-files.ts';
import { apeTag } from '../testing/mpeg-files.ts';
import { id3v1, id3v2, legacyFrame, pictureFrame, utf8Frame } from '../testing/tagged-files.ts';

let files = 0;
const pathOf = (bytes: Buffer): string => fileOf(`tagged-${(files += 1) % 8}`, bytes);
const tagsOf = async (...parts: Buffer[]) => (await readMusicFile(pathOf(Buffer.concat(parts)))).tags;
const sound = soundBytes(4000);
const gb = (text: string): Buffer => Buffer.from(encode(text, 'gb18030'));
/** A text as one character per byte. */
const asBytes = (text: string): string => gb(text).toString('latin1');

const apeItems = {
  Title: '晴天',
  Artist: '李白 feat. 杜甫',
  Artists: '李白\0杜甫',
  'Album Artist': '群星',
  Album: '诗集',
  Track: '3/12',
  Disc: '2/4',
  DiscSubtitle: '下',
  Year: '2003-05-12',
  OriginalDate: '1999-01',
  Genre: 'Folk\0民谣',
  Compilation: '1',
  Label: '旧磁带',
  MUSICBRAINZ_ALBUMTYPE: 'album\0live',
  TITLESORT: 'qing tian',
  ARTISTSORT: 'li bai',
  ALBUMSORT: 'shi ji',
  ALBUMARTISTSORT: 'qun xing',
  MUSICBRAINZ_TRACKID: SONG_ID,
  MUSICBRAINZ_ALBUMID: ALBUM_ID,
  MUSICBRAINZ_ARTISTID: `${SONG_ID}\0${ALBUM_ID}`,
  MUSICBRAINZ_ALBUMARTISTID: ALBUM_ID,
  REPLAYGAIN_TRACK_GAIN: '-6.50 dB',
  REPLAYGAIN_ALBUM_GAIN: '-7.25 dB',
  Lyrics: '[00:01.00]第一行/第二行',
  Cuesheet: 'TRACK 01 AUDIO',
};

describe('all tags are read', () => {
  it.each([
    ['APE', apeFile(sound)],
    ['APE of an old version', oldApeFile(sound)],
    ['WavPack', wavPackFile(sound)],
    ['TTA', ttaFile(sound)],
    ['TAK', takFile(sound)],
    ['Musepack of version 7', musepack7File(sound)],
    ['Musepack of version 8', musepack8File([sound])],
  ])('from an APE tag behind %s', async (_, bytes) => {
    expect(await tagsOf(bytes, apeTag(apeItems))).toMatchObject(allTags);
    const back = id3v1({ title: 'cut', artist: 'cut', album: '' }, 'gb18030');
    expect(await tagsOf(bytes, apeTag(apeItems, false), back)).toMatchObject(allTags);
  });

  it('from WMA', async () => {
    const tags: [string, string][] = [
      ['Title', '晴天'],
      ['Author', '李白 feat. 杜甫'],
      ['WM/ARTISTS', '李白'],
      ['WM/ARTISTS', '杜甫'],
      ['WM/AlbumArtist', '群星'],
      ['WM/AlbumTitle', '诗集'],
      ['WM/TrackNumber', '3/12'],
      ['WM/PartOfSet', '2/4'],
      ['WM/SetSubTitle', '下'],
      ['WM/Year', '2003-05-12'],
      ['WM/OriginalReleaseTime', '1999-01'],
      ['WM/Genre', 'Folk'],
      ['WM/Genre', '民谣'],
      ['WM/Publisher', '旧磁带'],
      ['MusicBrainz/Album Type', 'album'],
      ['MusicBrainz/Album Type', 'live'],
      ['WM/TitleSortOrder', 'qing tian'],
      ['WM/ArtistSortOrder', 'li bai'],
      ['WM/AlbumSortOrder', 'shi ji'],
      ['WM/AlbumArtistSortOrder', 'qun xing'],
      ['MusicBrainz/Track Id', SONG_ID],
      ['MusicBrainz/Album Id', ALBUM_ID],
      ['MusicBrainz/Artist Id', SONG_ID],
      ['MusicBrainz/Artist Id', ALBUM_ID],
      ['MusicBrainz/Album Artist Id', ALBUM_ID],
      ['REPLAYGAIN_TRACK_GAIN', '-6.50 dB'],
      ['replaygain_album_gain', '-7.25 dB'],
      ['WM/Lyrics', '[00:01.00]第一行/第二行'],
    ];
    const compilation = asfAttribute('WM/IsCompilation', Buffer.of(1, 0, 0, 0), 2);
    expect(await tagsOf(wmaFile(sound, [asfTexts(tags, [compilation])]))).toMatchObject(allTags);
  });

  const front = Buffer.from('front picture');
  const tag = id3v2(4, [utf8Frame('TIT2', '晴天'), utf8Frame('TPE1', '李白\0杜甫'), pictureFrame(3, front)]);
  it.each([
    ['before APE', Buffer.concat([tag, apeFile(sound)])],
    ['before TTA', Buffer.concat([tag, ttaFile(sound)])],
    ['before Musepack', Buffer.concat([tag, musepack7File(sound)])],
    ['behind DSF', dsfFile(sound, tag)],
    ['in DSDIFF', dffFile(sound, [dffChunkOf('ID3 ', tag)])],
    ['in AIFF', aiffFile(sound, { behind: [iffChunkOf('ID3 ', tag)] })],
    ['in AIFC, before the sound', aiffFile(sound, { kind: 'sowt', before: [iffChunkOf('id3 ', tag)] })],
  ])('from ID3v2 %s, with its picture', async (_, bytes) => {
    const path = pathOf(bytes);
    const { tags, picture } = await readMusicFile(path);
    expect(tags).toMatchObject({ title: '晴天', artists: ['李白', '杜甫'] });
    expect(tags.unicode).toContain('晴天');
    expect(picture).toEqual(new Uint8Array(front));
    expect(await readEmbeddedPicture(path)).toEqual(new Uint8Array(front));
  });

  it('from ID3v1 alone', async () => {
    const back = id3v1({ title: '晴天', artist: '李白', album: '' }, 'gb18030');
    const tags = await tagsOf(apeFile(sound), back);
    expect(tags).toMatchObject({ title: asBytes('晴天'), artists: [asBytes('李白')], unicode: [] });
  });

  it('from the text chunks of AIFF and DSDIFF', async () => {
    const before = [iffChunkOf('NAME', gb('晴天')), iffChunkOf('AUTH', gb('李白'))];
    const expected = { title: asBytes('晴天'), artists: [asBytes('李白')], unicode: [] };
    expect(await tagsOf(aiffFile(sound, { before }))).toMatchObject(expected);
    expect(await tagsOf(dffFile(sound, [dffTexts(gb('晴天'), gb('李白'))]))).toMatchObject(expected);
  });

  it.skipIf(!hasFfmpeg).each([
    [withFfmpeg('WavPack'), 'wv', []],
    [withFfmpeg('TTA'), 'tta', []],
    [withFfmpeg('WMA'), 'wma', []],
    [withFfmpeg('AIFF'), 'aiff', ['-write_id3v2', '1']],
  ] as const)('as a real program writes them to %s', async (_, extension, options) => {
    const tags = { title: '晴天', artist: '李白', album: '诗集', track: '3' };
    expect(await tagsOf(encodedFile({ extension, seconds: 1, options, tags }))).toMatchObject({
      ...{ title: '晴天', artists: ['李白'], album: '诗集', trackNo: 3 },
    });
  });
});

describe('texts of unknown encoding stay bytes', () => {
  it('in an APE tag that is no UTF-8', async () => {
    const tags = await tagsOf(apeFile(sound), apeTag({ Title: gb('晴天'), Artist: 'Björk', Album: 'x' }));
    const bytes = Buffer.from('Björk').toString('latin1');
    expect(tags).toMatchObject({ title: asBytes('晴天'), artists: [bytes], album: 'x', unicode: [] });
  });

  it('in an APE tag of version 1', async () => {
    const tags = await tagsOf(apeFile(sound), apeTag({ Title: '晴天' }, false, 1000));
    expect(tags).toMatchObject({ title: Buffer.from('晴天').toString('latin1'), unicode: [] });
  });

  it('in ID3v2 without an encoding', async () => {
    const tags = await tagsOf(id3v2(3, [legacyFrame('TIT2', '晴天', 'gb18030')]), ttaFile(sound));
    expect(tags).toMatchObject({ title: asBytes('晴天'), unicode: [] });
  });
});

describe('pictures', () => {
  const front = Buffer.from('\xff\xd8\xff front', 'latin1');
  const back = Buffer.from('\xff\xd8\xff back', 'latin1');

  it('of APE tags: the front cover', async () => {
    const tag = apeTag({ 'Cover Art (Back)': { picture: back }, 'Cover Art (Front)': { picture: front } });
    const { picture } = await readMusicFile(pathOf(Buffer.concat([wavPackFile(sound), tag])));
    expect(picture).toEqual(new Uint8Array(front));
  });

  it.each(['', 'cover', '封面'])('of WMA with the description "%s"', async (description) => {
    const head = Buffer.alloc(5);
    head.writeUInt8(3);
    head.writeUInt32LE(front.length, 1);
    const value = Buffer.concat([head, Buffer.from(`image/jpeg\0${description}\0`, 'utf16le'), front]);
    const { picture } = await readMusicFile(
      pathOf(wmaFile(sound, [asfTexts([], [asfAttribute('WM/Picture', value, 1)])])),
    );
    expect(picture).toEqual(new Uint8Array(front));
  });
});

it('a damaged APE tag has the items before the damage', async () => {
  const tag = apeTag({ Title: '晴天', Artist: '李白', Album: '诗集' }, false);
  tag.writeUInt32LE(0xffff_ffff, tag.indexOf('Album') - 8);
  expect(await tagsOf(apeFile(sound), tag)).toMatchObject({ title: '晴天', artists: ['李白'], album: '' });
});
