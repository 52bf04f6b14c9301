import type { Buffer } from './buffer.ts';
import { concat } from './bytes.ts';
import { type Frame, NotJoinable, type Place } from './format.ts';
import { fragment } from './fragment.ts';
import type { Item } from './item.ts';
import type { OpenSong } from './open-song.ts';
import type { Signs } from './signs.ts';

/** How far to read ahead of the playback position, bytes; browsers buffer 12 MB of audio and more. */
const AHEAD_BYTES = 6_000_000;

/** Source, target and limits of one read. */
export interface Pouring {
  item: Item;
  song: OpenSong;
  /** position in the file to start at */
  place: Place;
  buffer: Buffer;
  element: HTMLMediaElement;
  signs: Signs;
  signal: AbortSignal;
  /** called after each append */
  came: () => void;
}

/**
 * Streams a track from a position to its end into the buffer. Waits when it is `AHEAD_BYTES` ahead of playback.
 *
 * @returns end of the last frame on the element's timeline, seconds
 * @throws {NotJoinableError} when there is no sound from this position on
 */
export async function pour(pouring: Pouring): Promise<number> {
  const { item, song, place, buffer, element, signs, signal, came } = pouring;
  const { format, file } = song;
  const cutter = format.cutter(place);
  const aheadS = (): number => buffer.endOf(element.currentTime) - element.currentTime;
  let placed = false;
  let end = 0;

  async function put(frames: Frame[]): Promise<void> {
    // After an abort the buffer may belong to another read.
    signal.throwIfAborted();
    const [first] = frames;
    const last = frames.at(-1);
    if (!first || !last) return;
    if (!placed) await buffer.begin(song, item.base, item.end, first.at);
    placed = true;
    signal.throwIfAborted();
    const bytes = format.init ? fragment(frames) : concat(...frames.map((frame) => frame.bytes));
    await buffer.append(bytes, signal);
    end = last.at + last.ticks;
    item.begun = true;
    came();
  }

  for await (const piece of file.read(place.byte)) {
    await put(cutter.push(piece));
    while (aheadS() * format.byteRate > AHEAD_BYTES) await signs.next(signal);
  }
  await put(cutter.end());
  if (!placed) throw new NotJoinable('No sound from this position on');
  return item.base + (end - format.delay) / format.rate;
}
