import { open } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { fileOf, tone, wavOf } from '../sound/decode/test-files.ts';
import { id3View } from './id3-view.ts';
import { applyPatches } from './patches.ts';
import { soundFactsOf } from './sound-facts.ts';
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
const factsOf = (bytes: Buffer) => soundFactsOf(pathOf(bytes), bytes.length);

/** A file as a reader sees it, with the frames that are in Unicode. */
async function seen(bytes: Buffer) {
  const handle = await open(pathOf(bytes), 'r');
  try {
    const { patches, unicode } = await id3View(handle, 'mp3', 0);
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

  it('are read as they were before', async () => {
    const facts = await factsOf(Buffer.concat([unsynchronised(tag), sound]));
    expect(facts).toMatchObject({ title: '青花瓷', artist: '周杰伦' });
    expect(Buffer.from(facts.cover ?? [])).toEqual(picture);
  });

  it('a tag that only says so is left alone', async () => {
    const flagged = Buffer.from(tag);
    flagged[5] = 0x80;
    const facts = await factsOf(Buffer.concat([flagged, sound]));
    expect(facts).toMatchObject({ title: '青花瓷', artist: '周杰伦' });
    expect(Buffer.from(facts.cover ?? [])).toEqual(picture);
  });
});

describe('encodings of frames', () => {
  it('a frame is in Unicode where all of its name are', async () => {
    const first = id3v2(3, [utf16Frame('TIT2', 'a'), utf16Frame('TALB', 'a'), utf8Frame('TPE1', 'a')]);
    const second = id3v2(4, [legacyFrame('TALB', 'a', 'windows-1252')]);
    expect((await seen(Buffer.concat([first, second, sound]))).unicode).toEqual(['TIT2', 'TPE1']);
  });

  it('the tag of a WAV file is looked at as well', async () => {
    const tag = id3v2(3, [utf16Frame('TIT2', 'ÓÐUR')]);
    const wav = withChunk(wavOf(tone(1), { kind: 1, bits: 16 }), 'id3 ', tag);
    expect((await factsOf(wav)).title).toBe('ÓÐUR');
  });
});

describe('what would keep a reader busy is hidden', () => {
  /** Names and sizes of the frames of a tag of version 2.4. */
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

  it('padding is one frame', async () => {
    const { view } = await seen(padded([utf8Frame('TIT2', 'a')], 3_000_000));
    expect(framesIn(view)).toEqual([
      ['TIT2', 2],
      ['ZZZZ', 3_000_000 - 10],
    ]);
  });

  it('frames behind the 2048th are one', async () => {
    const { view } = await seen(padded(Array<TagFrame>(5000).fill(utf8Frame('TXXX', 'a\0b')), 0));
    expect(framesIn(view)).toHaveLength(2049);
  });

  it('very large texts and frames of frames are none that is known', async () => {
    const large = utf8Frame('USLT', 'a'.repeat(3_000_000));
    const { view } = await seen(padded([large, utf8Frame('CHAP', 'a'), utf8Frame('TIT2', 'a')], 0));
    expect(framesIn(view).map(([name]) => name)).toEqual(['ZZZZ', 'ZZZZ', 'TIT2']);
  });

  it('a large picture is kept', async () => {
    const tag = id3v2(3, [pictureFrame(3, new Uint8Array(3_000_000))]);
    expect((await factsOf(Buffer.concat([tag, sound]))).cover).toHaveLength(3_000_000);
  });
});
