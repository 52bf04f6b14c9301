import { fileOf } from '@qingyin/audio-dsp/testing';
import { describe, expect, it } from 'vitest';
import { readMusicFile } from '../music-file/read-music-file.ts';
import { asfStream, asfTexts, wmaFile } from '../testing/asf-files.ts';
import {
  apeFile,
  musepack7File,
  musepack8File,
  oldApeFile,
  packetOf,
  soundBytes,
  takFile,
  ttaFile,
  wavPackFile,
} from '../testing/converted-files.ts';
import { encodedFile, hasFfmpeg, withFfmpeg } from '../testing/ffmpeg-files.ts';
import { aiffFile, dffChunkOf, dffFile, dffTexts, dsfFile, iffChunkOf } from '../testing/iff-files.ts';
import { apeTag } from '../testing/mpeg-files.ts';
import { id3v1, id3v2, pictureFrame, utf8Frame } from '../testing/tagged-files.ts';

let files = 0;
const hashOf = async (...parts: Buffer[]): Promise<string> =>
  (await readMusicFile(fileOf(`hashed-${(files += 1) % 8}`, Buffer.concat(parts)))).audioHash;
const sound = soundBytes(4000);
const other = soundBytes(4000, 1);
const front = id3v2(3, [utf8Frame('TIT2', '晴天'), pictureFrame(3, Buffer.alloc(30_000, 7))]);
const ape = apeTag({ Title: '晴天', 'Cover Art (Front)': { picture: Buffer.alloc(5000, 3) } });
const back = id3v1({ title: 'title', artist: 'artist', album: '' }, 'gb18030');
const texts = asfTexts([['WM/Lyrics', 'la '.repeat(900)]]);

/** A format, the file of a sound, and the same file after changes of its tags. */
type Variant = [string, (bytes: Buffer) => Buffer, (bytes: Buffer) => Buffer[]];
const behind = (name: string, file: (bytes: Buffer) => Buffer): Variant => [
  name,
  file,
  (bytes) => [
    Buffer.concat([file(bytes), ape]),
    Buffer.concat([file(bytes), apeTag({ Title: 'x' }, false), back]),
    Buffer.concat([front, file(bytes), back]),
  ],
];
const variants: Variant[] = [
  behind('APE', (bytes) => apeFile(bytes)),
  behind('APE of an old version', (bytes) => oldApeFile(bytes)),
  behind('WavPack', (bytes) => wavPackFile(bytes)),
  behind('TTA', (bytes) => ttaFile(bytes)),
  behind('TAK', (bytes) => takFile(bytes)),
  behind('TAK without the place of its last frame', (bytes) => takFile(bytes, false)),
  behind('Musepack of version 7', (bytes) => musepack7File(bytes)),
  [
    'the gain in Musepack of version 7',
    (bytes) => musepack7File(bytes),
    (bytes) => [musepack7File(bytes, 900)],
  ],
  [
    'Musepack of version 8',
    (bytes) => musepack8File([bytes]),
    (bytes) => [
      musepack8File([bytes], [packetOf('RG', Buffer.alloc(9)), packetOf('CT', Buffer.alloc(60))]),
      Buffer.concat([musepack8File([bytes]), ape]),
    ],
  ],
  ['DSF', (bytes) => dsfFile(bytes), (bytes) => [dsfFile(bytes, front)]],
  [
    'DSDIFF',
    (bytes) => dffFile(bytes),
    (bytes) => [dffFile(bytes, [dffTexts(sound, sound), dffChunkOf('ID3 ', front)])],
  ],
  [
    'AIFF',
    (bytes) => aiffFile(bytes),
    (bytes) => [
      aiffFile(bytes, { behind: [iffChunkOf('ID3 ', front)] }),
      aiffFile(bytes, { before: [iffChunkOf('ANNO', sound.subarray(0, 7))] }),
    ],
  ],
  ['WMA', (bytes) => wmaFile(bytes), (bytes) => [wmaFile(bytes, [texts])]],
];

describe('the hash of a sound', () => {
  it.each(variants)('is left by retagging: %s', async (_, file, retagged) => {
    // Of long sound only parts are hashed.
    for (const bytes of [sound, soundBytes(400_000)]) {
      const hash = await hashOf(file(bytes));
      expect(hash).toMatch(/^(?:ape|wv|tta|tak|mpc|dsf|dff|aiff|wma):[0-9a-f]{32}$/);
      for (const variant of retagged(bytes)) expect(await hashOf(variant)).toBe(hash);
    }
  });

  it.each(variants)('is another one for another recording: %s', async (_, file) => {
    const hashes = [sound, other, sound.subarray(0, 3998)].map((bytes) => hashOf(file(bytes)));
    expect(new Set(await Promise.all(hashes)).size).toBe(3);
  });

  it('is another one for the same bytes with another rate or codec', async () => {
    expect(await hashOf(aiffFile(sound))).not.toBe(await hashOf(aiffFile(sound, { rate: 96000 })));
    expect(await hashOf(wmaFile(sound))).not.toBe(
      await hashOf(wmaFile(sound, [], [asfStream('audio', 0x162)])),
    );
  });

  it.skipIf(!hasFfmpeg).each([
    [withFfmpeg('WavPack'), 'wv', []],
    [withFfmpeg('TTA'), 'tta', []],
    [withFfmpeg('AIFF'), 'aiff', ['-write_id3v2', '1']],
  ] as const)('is left by tags that a real program writes to %s', async (_, extension, options) => {
    const file = { extension, seconds: 3, options };
    const hash = await hashOf(encodedFile(file));
    expect(await hashOf(encodedFile({ ...file, tags: { title: '晴天', artist: '李白' } }))).toBe(hash);
  });
});
