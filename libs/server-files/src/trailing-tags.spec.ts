import { withFile } from '@qingyin/audio-dsp';
import { fileOf } from '@qingyin/audio-dsp/testing';
import { expect, it } from 'vitest';
import { apeTag, lyrics3 } from './testing/mpeg-files.ts';
import { id3v1, id3v2, utf8Frame } from './testing/tagged-files.ts';
import { endOfSound } from './trailing-tags.ts';

const sound = Buffer.alloc(3000, 'sound');
const v1 = id3v1({ title: 'title', artist: 'artist', album: '' }, 'gb18030');
const enhanced = Buffer.alloc(227, 'TAG+ of version 1', 'latin1');
const large = 'la '.repeat(50_000);
/** A tag of ID3v2.4 with a footer, as it stands behind the sound. */
const appended = ((): Buffer => {
  const tag = id3v2(4, [utf8Frame('TIT2', large)]);
  const head = Buffer.from(tag.subarray(0, 10));
  head[5] = 0x10;
  const footer = Buffer.from(head);
  footer.write('3DI', 'latin1');
  return Buffer.concat([head, tag.subarray(10), footer]);
})();

const endOf = (...parts: Buffer[]): Promise<number> => {
  const bytes = Buffer.concat(parts);
  return withFile(fileOf('trailing', bytes), (file) => endOfSound(file, 0, bytes.length));
};

it.each<[string, Buffer[]]>([
  ['none', []],
  ['ID3v1', [v1]],
  ['ID3v1 with its extension', [enhanced, v1]],
  ['APE', [apeTag({ Title: large })]],
  ['APE without a header', [apeTag({ Title: large }, false)]],
  ['APE before ID3v1', [apeTag({ Title: large }), v1]],
  ['APE behind ID3v1', [v1, apeTag({ Title: large })]],
  ['Lyrics3 of version 1', [lyrics3(1, 'la la'), v1]],
  ['Lyrics3 of version 2', [lyrics3(2, large.slice(0, 90_000)), v1]],
  ['ID3v2', [appended]],
  ['all', [apeTag({ Title: 'a' }), appended, lyrics3(2, 'la la'), enhanced, v1]],
])('finds the end before trailing tags: %s', async (_, tags) => {
  expect(await endOf(sound, ...tags)).toBe(sound.length);
});

it('takes no tag that claims to be larger than the file', async () => {
  const tag = apeTag({ Title: 'a' });
  tag.writeUInt32LE(99_999, tag.length - 20);
  expect(await endOf(sound, tag)).toBe(sound.length + tag.length);
});
