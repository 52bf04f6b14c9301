import { fileOf, flacOf, samplePath, tone } from '@qingyin/audio-dsp/testing';
import { asLatin1 } from '@qingyin/text-encoding/testing';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { RawMusicTags } from '../music-tags.ts';
import { mp4Tag, retaggedMp4 } from '../testing/mp4-files.ts';
import { apeTag } from '../testing/mpeg-files.ts';
import {
  id3v2,
  legacyFrame,
  silentMp3,
  type TagFrame,
  utf16Frame,
  utf8Frame,
  withVorbisComments,
} from '../testing/tagged-files.ts';
import { readMusicFile } from './read-music-file.ts';

const GROUP = '6a1c1f7b-4c2e-4a4f-9a53-0c9e1d9a7c11';
let files = 0;
const tagsOf = async (...parts: Buffer[]): Promise<RawMusicTags> =>
  (await readMusicFile(fileOf(`further-${(files += 1) % 8}`, Buffer.concat(parts)))).tags;
const sound = silentMp3(1);
const v23 = (...frames: TagFrame[]) => tagsOf(id3v2(3, frames), sound);
const v24 = (...frames: TagFrame[]) => tagsOf(id3v2(4, frames), sound);
const txxx = (name: string, text: string): TagFrame => utf8Frame('TXXX', `${name}\0${text}`);

const credits = {
  lyricist: ['李白'],
  conductor: ['小泽征尔'],
  arranger: ['编曲人'],
  producer: ['制作人'],
  performer: ['马友友 (大提琴)'],
  remixer: ['混音师'],
};
const classical = { work: '第五交响曲', movement: '快板', movementNo: 2 };
const edition = {
  releaseGroupMbid: GROUP,
  catalogueNumber: 'RD-1001',
  barcode: '4711234567899',
  country: 'TW',
};

describe('credits, work and edition are read', () => {
  it('from ID3v2.4', async () => {
    const tags = await v24(
      utf8Frame('TCOM', '贝多芬'),
      utf8Frame('TEXT', '李白'),
      utf8Frame('TPE3', '小泽征尔'),
      utf8Frame('TPE4', '混音师'),
      utf8Frame('TIPL', 'arranger\0编曲人\0engineer\0录音师\0producer\0制作人'),
      utf8Frame('TMCL', '大提琴\0马友友'),
      utf8Frame('MVNM', '快板'),
      utf8Frame('MVIN', '2/4'),
      utf8Frame('TIT1', '第五交响曲'),
      txxx('MusicBrainz Release Group Id', GROUP),
      txxx('CATALOGNUMBER', 'RD-1001'),
      txxx('BARCODE', '4 711234-567899'),
      txxx('MusicBrainz Album Release Country', 'tw'),
    );
    expect(tags).toMatchObject({ composers: ['贝多芬'], credits, ...classical, ...edition });
  });

  it('from Vorbis comments', async () => {
    const comments = {
      COMPOSER: ['贝多芬'],
      LYRICIST: '李白',
      CONDUCTOR: '小泽征尔',
      ARRANGER: '编曲人',
      PRODUCER: '制作人',
      PERFORMER: '马友友 (大提琴)',
      REMIXER: '混音师',
      WORK: '第五交响曲',
      MOVEMENTNAME: '快板',
      MOVEMENT: '2',
      MUSICBRAINZ_RELEASEGROUPID: GROUP,
      CATALOGNUMBER: 'RD-1001',
      BARCODE: '4711234567899',
      RELEASECOUNTRY: 'TW',
    };
    const tags = await tagsOf(withVorbisComments(await flacOf(tone(1)), comments));
    expect(tags).toMatchObject({ composers: ['贝多芬'], credits, ...classical, ...edition });
  });

  it('from MP4', async () => {
    const tags = [
      mp4Tag('©wrt', '贝多芬'),
      mp4Tag('LYRICIST', '李白'),
      mp4Tag('CONDUCTOR', '小泽征尔'),
      mp4Tag('ARRANGER', '编曲人'),
      mp4Tag('PRODUCER', '制作人'),
      mp4Tag('PERFORMER', '马友友 (大提琴)'),
      mp4Tag('REMIXER', '混音师'),
      mp4Tag('©wrk', '第五交响曲'),
      mp4Tag('©mvn', '快板'),
      mp4Tag('©mvi', 2),
      mp4Tag('MusicBrainz Release Group Id', GROUP),
      mp4Tag('CATALOGNUMBER', 'RD-1001'),
      mp4Tag('BARCODE', '4711234567899'),
      mp4Tag('MusicBrainz Album Release Country', 'TW'),
    ];
    const m4a = retaggedMp4(readFileSync(samplePath('tone.m4a')), tags, { moovFirst: true, padding: 0 });
    expect(await tagsOf(m4a)).toMatchObject({ composers: ['贝多芬'], credits, ...classical, ...edition });
  });

  it('from APE', async () => {
    const tags = await tagsOf(
      sound,
      apeTag({ Conductor: '小泽征尔', Lyricist: '李白\0杜甫', Performer: 'Ann (violin)', Work: 'W' }),
    );
    expect(tags.credits).toEqual({
      lyricist: ['李白', '杜甫'],
      conductor: ['小泽征尔'],
      performer: ['Ann (violin)'],
    });
    expect(tags.work).toBe('W');
  });

  it('from the list of ID3v2.3, in the encoding of the frame', async () => {
    const unicode = await v23(utf16Frame('IPLS', 'producer\0Ünal\0violin\0Ödön\0engineer\0Nobody'));
    expect(unicode.credits).toEqual({ producer: ['Ünal'], performer: ['Ödön (violin)'] });
    expect(unicode.unicode).toEqual(['Ödön (violin)', 'Ünal']);
    const legacy = await v23(legacyFrame('IPLS', 'producer\0制作', 'gb18030'));
    expect(legacy.credits).toEqual({ producer: [asLatin1('制作', 'gb18030')] });
    expect(legacy.unicode).toEqual([]);
  });
});

describe('nothing is made of', () => {
  it('a grouping without a movement', async () => {
    const tags = await v24(utf8Frame('TIT1', '喜欢的歌'));
    expect([tags.work, tags.movement, tags.movementNo]).toEqual([undefined, undefined, undefined]);
  });

  it('texts that are no names, barcodes or countries', async () => {
    const flac = withVorbisComments(await flacOf(tone(1)), {
      CONDUCTOR: 'x'.repeat(300),
      BARCODE: 'none',
      RELEASECOUNTRY: 'Taiwan',
      MOVEMENT: '99999999',
      WORK: 'W',
    });
    const tags = await tagsOf(flac);
    expect(tags).not.toHaveProperty('credits');
    expect(tags).not.toHaveProperty('barcode');
    expect(tags).not.toHaveProperty('country');
    expect(tags).not.toHaveProperty('movementNo');
  });
});
