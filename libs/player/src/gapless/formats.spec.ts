import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Bytes, concatBytes, bigEndianReader } from './bytes.ts';
import type { RangeFile } from './range-file.ts';
import { openFlac } from './flac.ts';
import { type AudioFormat, type Frame, NotJoinableError, type FilePosition } from './audio-format.ts';
import { fragment } from './fragment.ts';
import { boxesIn, openM4a } from './m4a.ts';
import { openMp3 } from './mp3.ts';

const fileOf = (bytes: Bytes): RangeFile => ({
  size: bytes.length,
  peek: (at, length) => Promise.resolve(bytes.slice(at, at + length)),
  async *read(at) {
    yield await Promise.resolve(bytes.slice(at));
  },
});

/** All frames from a position on when the bytes arrive in pieces of this size. */
function cut(bytes: Bytes, format: AudioFormat, place: FilePosition, piece: number): Frame[] {
  const cutter = format.createSplitter(place);
  const frames: Frame[] = [];
  for (let at = place.byte; at < bytes.length; at += piece)
    frames.push(...cutter.push(bytes.slice(at, at + piece)));
  return [...frames, ...cutter.end()];
}

const FRAMES = 60;
/** Bytes of an unpadded frame of 128 kbit/s at 44.1 kHz. */
const MP3_BYTES = 417;
const seed = (n: number): number => (n * 73 + 11) % 251;

/**
 * An MP3 as LAME writes it: first the encoder's tag, then constant-bit-rate frames, padded where the rate requires
 * it.
 */
function mp3(edges: { delay: number; padding: number } | null, front = 0): Bytes {
  const frames: Uint8Array[] = [new Uint8Array(front)];
  const tag = new Uint8Array(MP3_BYTES);
  tag.set([0xff, 0xfb, 0x90, 0x44]);
  tag.set(
    [...'Info'].map((c) => c.charCodeAt(0)),
    36,
  );
  tag.set([0, 0, 0, 1, 0, 0, 0, FRAMES], 40);
  if (edges) {
    tag.set(
      [...'LAME3.100'].map((c) => c.charCodeAt(0)),
      48,
    );
    const { delay, padding } = edges;
    tag.set([delay >> 4, ((delay & 15) << 4) | (padding >> 8), padding & 255], 69);
  }
  frames.push(tag);
  for (let n = 0; n < FRAMES; n += 1) {
    const padded = Math.floor(((n + 1) * 42_300) / 44_100) - Math.floor((n * 42_300) / 44_100);
    const frame = new Uint8Array(MP3_BYTES + padded).fill(seed(n));
    frame.set([0xff, 0xfb, 0x90 | (padded << 1), 0x44]);
    frames.push(frame);
  }
  return concatBytes(...frames);
}

describe('openMp3', () => {
  const bytes = mp3({ delay: 576, padding: 1000 });

  it('reads encoder delay and length', async () => {
    const format = await openMp3(fileOf(bytes), {});
    expect(format).toMatchObject({ rate: 44_100, channels: 2, delay: 576, length: FRAMES * 1152 - 1576 });
  });

  it('splits an MP3 into the same frames for any size of the pieces', async () => {
    const format = await openMp3(fileOf(bytes), {});
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 3000 }), (piece) => {
        const frames = cut(bytes, format, { byte: format.start, tick: 0 }, piece);
        expect(frames.map(({ at }) => at)).toEqual(Array.from({ length: FRAMES }, (_, n) => n * 1152));
        expect(concatBytes(...frames.map((frame) => frame.bytes))).toEqual(bytes.slice(format.start));
        return Promise.resolve();
      }),
      { numRuns: 20 },
    );
  });

  it('locates a position shortly before the requested one, with the right tick', async () => {
    const format = await openMp3(fileOf(bytes), {});
    for (const wanted of [20_000, 40_000, 66_000]) {
      const place = await format.locate(wanted);
      const [first] = place ? cut(bytes, format, place, 1000) : [];
      expect(first?.at).toBeLessThanOrEqual(wanted);
      expect(wanted - (first?.at ?? 0)).toBeLessThan(14 * 1152);
      expect(first?.bytes[10]).toBe(seed((first?.at ?? 0) / 1152));
    }
  });

  it('skips an ID3 tag in front', async () => {
    const tagged = mp3({ delay: 576, padding: 0 }, 10 + 300);
    tagged.set([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 2, 44]);
    expect((await openMp3(fileOf(tagged), {})).start).toBe(310 + MP3_BYTES);
  });

  it('takes missing delay data from the service, and rejects a file without any', async () => {
    const bare = mp3(null);
    await expect(openMp3(fileOf(bare), {})).rejects.toThrow(NotJoinableError);
    expect(await openMp3(fileOf(bare), { delay: 1105, padding: 7 })).toMatchObject({ delay: 1105 });
  });
});

const crc = (bytes: readonly number[]): number =>
  bytes.reduce((sum, byte) => {
    let next = sum ^ byte;
    for (let bit = 0; bit < 8; bit += 1) next = next & 0x80 ? ((next << 1) ^ 7) & 255 : next << 1;
    return next;
  }, 0);

/** A FLAC of fixed blocks of 4096 samples whose payload is full of bytes that look like a frame header. */
function flac(): { bytes: Bytes; total: number } {
  const total = (FRAMES - 1) * 4096 + 100;
  const info = new Uint8Array(34);
  info.set([
    0x10,
    0,
    0x10,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0x0a,
    0xc4,
    0x42,
    0xf0,
    0,
    total >> 16,
    (total >> 8) & 255,
    total & 255,
  ]);
  const frames = Array.from({ length: FRAMES }, (_, n) => {
    const last = n === FRAMES - 1;
    const header = [0xff, 0xf8, last ? 0x69 : 0xc9, 0x18, n, ...(last ? [99] : [])];
    const body = Array.from({ length: 500 + n }, (__, place) =>
      place % 7 === 0 ? 0xff : place % 7 === 1 ? 0xf8 : 0,
    );
    return Uint8Array.from([...header, crc(header), ...body]);
  });
  return {
    bytes: concatBytes(Uint8Array.from([0x66, 0x4c, 0x61, 0x43, 0x80, 0, 0, 34]), info, ...frames),
    total,
  };
}

describe('openFlac', () => {
  const { bytes, total } = flac();

  it('reads the exact length and no encoder delay', async () => {
    expect(await openFlac(fileOf(bytes))).toMatchObject({
      rate: 44_100,
      channels: 2,
      delay: 0,
      length: total,
    });
  });

  it('splits a FLAC into the same frames for any size of the pieces', async () => {
    const format = await openFlac(fileOf(bytes));
    for (const piece of [17, 100, 501, 4096, 1e6]) {
      const frames = cut(bytes, format, { byte: format.start, tick: 0 }, piece);
      expect(frames.map(({ at }) => at)).toEqual(Array.from({ length: FRAMES }, (_, n) => n * 4096));
      expect(frames.at(-1)?.ticks).toBe(100);
      expect(concatBytes(...frames.map((frame) => frame.bytes))).toEqual(bytes.slice(format.start));
    }
  });

  it('locates a position shortly before the requested one; its first frame states the tick', async () => {
    const format = await openFlac(fileOf(bytes));
    const wanted = 200_000;
    const place = await format.locate(wanted);
    const [first] = place ? cut(bytes, format, { ...place, tick: null }, 1000) : [];
    expect(first?.at).toBeLessThanOrEqual(wanted);
    expect(wanted - (first?.at ?? 0)).toBeLessThanOrEqual(2 * 44_100);
  });
});

describe('openFlac with a damaged file', () => {
  it('rejects a damaged FLAC before all of it is buffered', async () => {
    const { bytes } = flac();
    const format = await openFlac(fileOf(bytes));
    const cutter = format.createSplitter({ byte: format.start, tick: 0 });
    cutter.push(bytes.slice(format.start, format.start + 600));
    const noise = new Uint8Array(256 * 1024);
    expect(() => {
      for (let piece = 0; piece < 16; piece += 1) cutter.push(noise);
    }).toThrow(NotJoinableError);
  });
});

describe('openM4a', () => {
  const read = async (): Promise<Bytes> =>
    new Uint8Array(
      await readFile(new URL('../../../../e2e/web/fixtures/gapless/sine-1.m4a', import.meta.url)),
    );

  it('reads encoder delay, length and the position of each frame', async () => {
    const bytes = await read();
    const format = await openM4a(fileOf(bytes), {});
    expect(format).toMatchObject({ rate: 44_100, delay: 1024, length: 88_207 });
    const frames = cut(bytes, format, { byte: format.start, tick: 0 }, 777);
    // Every frame decodes to the same length, the last one too.
    expect(new Set(frames.map(({ ticks }) => ticks))).toEqual(new Set([1024]));
    expect((frames.at(-1)?.at ?? 0) + 1024).toBeGreaterThanOrEqual(88_207 + 1024);
    const place = await format.locate(50_000);
    const [first] = place ? cut(bytes, format, place, 777) : [];
    expect(first).toEqual(frames.find(({ at }) => at === place?.tick));
  });

  it('rejects a file whose frames are out of order', async () => {
    const whole = await read();
    const at = (type: string): number => new TextDecoder('latin1').decode(whole).indexOf(type);
    const [end, count, perChunk] = [at('stco') + 16, at('stco') + 8, at('stsc') + 16];
    // A second chunk at the offset of the first one; every enclosing box grows by the added entry.
    const bytes = concatBytes(whole.slice(0, end), whole.slice(end - 4, end), whole.slice(end));
    const view = new DataView(bytes.buffer);
    for (const type of ['moov', 'trak', 'mdia', 'minf', 'stbl', 'stco'])
      view.setUint32(at(type) - 4, view.getUint32(at(type) - 4) + 4);
    view.setUint32(count, 2);
    view.setUint32(perChunk, 44);
    await expect(openM4a(fileOf(bytes), {})).rejects.toThrow('Incomplete sample table');
  });
});

describe('fragment', () => {
  it('writes a fragment with its start time and the size of each frame', () => {
    const frame = (n: number): Frame => ({
      bytes: new Uint8Array(10 + n).fill(n),
      at: 5e9 + n * 1152,
      ticks: 1152,
    });
    const bytes = fragment([frame(0), frame(1)]);
    const [moof, mdat] = boxesIn(bytes, 0, bytes.length);
    expect([moof?.type, mdat?.type]).toEqual(['moof', 'mdat']);
    const [, traf] = boxesIn(bytes, moof?.at ?? 0, moof?.end ?? 0);
    const [, tfdt, trun] = boxesIn(bytes, traf?.at ?? 0, traf?.end ?? 0);
    const { u32, u64 } = bigEndianReader(bytes);
    expect(u64((tfdt?.at ?? 0) + 4)).toBe(5e9);
    expect([0, 1, 2, 3, 4, 5].map((word) => u32((trun?.at ?? 0) + 4 + word * 4))).toEqual([
      2,
      mdat?.at,
      1152,
      10,
      1152,
      11,
    ]);
  });
});
