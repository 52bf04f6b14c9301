import { fileOf, tone, wavOf } from '@qingyin/audio-dsp/testing';
import { open } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { readableId3View } from './id3-view.ts';
import { applyPatches } from './byte-patches.ts';
import { readSoundFacts } from './sound-facts.ts';
import {
  id3v2,
  legacyFrame,
  pictureFrame,
  silentMp3,
  type TagFrame,
  unsynchronised,
  utf16Frame,
  utf8Frame,
  withChunk,
} from './testing/tagged-files.ts';

const sound = silentMp3(1);
let files = 0;
const pathOf = (bytes: Buffer): string => fileOf(`id3-view-${(files += 1)}`, bytes);
const factsOf = (bytes: Buffer) => readSoundFacts(pathOf(bytes), bytes.length);

/** A file with the patches applied, and the names of its Unicode frames. */
async function seen(bytes: Buffer) {
  const handle = await open(pathOf(bytes), 'r');
  try {
    const { patches, unicode } = await readableId3View(handle, 'mp3', 0);
    const view = Buffer.from(bytes);
    applyPatches(view, 0, patches);
    return { view, unicode: [...unicode] };
  } finally {
    await handle.close();
  }
}

describe('unsynchronised tags', () => {
  const picture = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0xff, 0, 7]);
  const tag = id3v2(3, [
    utf16Frame('TIT2', '青花瓷'),
    pictureFrame(3, picture),
    utf16Frame('TPE1', '周杰伦'),
  ]);

  it('are read correctly', async () => {
    const facts = await factsOf(Buffer.concat([unsynchronised(tag), sound]));
    expect(facts).toMatchObject({ title: '青花瓷', artist: '周杰伦' });
    expect(Buffer.from(facts.cover ?? [])).toEqual(picture);
  });

  it('are left unchanged when only the flag is set', async () => {
    const flagged = Buffer.from(tag);
    flagged[5] = 0x80;
    const facts = await factsOf(Buffer.concat([flagged, sound]));
    expect(facts).toMatchObject({ title: '青花瓷', artist: '周杰伦' });
    expect(Buffer.from(facts.cover ?? [])).toEqual(picture);
  });
});

describe('encodings of frames', () => {
  it('counts a frame name as Unicode only if all its frames are', async () => {
    const first = id3v2(3, [utf16Frame('TIT2', 'a'), utf16Frame('TALB', 'a'), utf8Frame('TPE1', 'a')]);
    const second = id3v2(4, [legacyFrame('TALB', 'a', 'windows-1252')]);
    expect((await seen(Buffer.concat([first, second, sound]))).unicode).toEqual(['TIT2', 'TPE1']);
  });

  it('reads the tag of a WAV file too', async () => {
    const tag = id3v2(3, [utf16Frame('TIT2', 'ÓÐUR')]);
    const wav = withChunk(wavOf(tone(1), { kind: 1, bits: 16 }), 'id3 ', tag);
    expect((await factsOf(wav)).title).toBe('ÓÐUR');
  });
});

describe('frames that would keep a reader busy', () => {
  /** Names and sizes of the frames of an ID3v2.4 tag. */
  function framesIn(tag: Buffer): [name: string, size: number][] {
    const frames: [string, number][] = [];
    for (let at = 10; at + 10 <= tag.length;) {
      const size = tag.subarray(at + 4, at + 8).reduce((sum, byte) => sum * 128 + byte, 0);
      frames.push([tag.toString('latin1', at, at + 4), size]);
      at += 10 + size;
    }
    return frames;
  }
  const padded = (frames: TagFrame[], padding: number): Buffer => {
    const tag = Buffer.concat([id3v2(4, frames), Buffer.alloc(padding)]);
    [21, 14, 7, 0].forEach((shift, at) => (tag[6 + at] = ((tag.length - 10) >> shift) & 0x7f));
    return tag;
  };

  it('replaces padding by one frame', async () => {
    const { view } = await seen(padded([utf8Frame('TIT2', 'a')], 3_000_000));
    expect(framesIn(view)).toEqual([
      ['TIT2', 2],
      ['ZZZZ', 3_000_000 - 10],
    ]);
  });

  it('replaces the frames beyond the 2048th by one', async () => {
    const { view } = await seen(padded(Array<TagFrame>(5000).fill(utf8Frame('TXXX', 'a\0b')), 0));
    expect(framesIn(view)).toHaveLength(2049);
  });

  it('renames very large texts and nested frames to an unknown name', async () => {
    const large = utf8Frame('USLT', 'a'.repeat(3_000_000));
    const { view } = await seen(padded([large, utf8Frame('CHAP', 'a'), utf8Frame('TIT2', 'a')], 0));
    expect(framesIn(view).map(([name]) => name)).toEqual(['ZZZZ', 'ZZZZ', 'TIT2']);
  });

  it('keeps a large picture', async () => {
    const tag = id3v2(3, [pictureFrame(3, new Uint8Array(3_000_000))]);
    expect((await factsOf(Buffer.concat([tag, sound]))).cover).toHaveLength(3_000_000);
  });
});
