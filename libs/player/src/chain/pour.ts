import type { Buffer } from './buffer.ts';
import { concat } from './bytes.ts';
import { type Frame, NotJoinable, type Place } from './format.ts';
import { fragment } from './fragment.ts';
import type { Item } from './item.ts';
import type { OpenSong } from './open-song.ts';
import type { Signs } from './signs.ts';

/** How much is read ahead of what is heard, bytes; browsers hold 12 MB of sound and more. */
const AHEAD_BYTES = 6_000_000;

export interface Pouring {
  item: Item;
  song: OpenSong;
  /** where in the file to begin */
  place: Place;
  buffer: Buffer;
  /** what plays it */
  element: HTMLMediaElement;
  signs: Signs;
  signal: AbortSignal;
  /** something of the song came into the buffer */
  came: () => void;
}

/**
 * Reads a song from a place to its end into the buffer, never further ahead of the listener than memory allows.
 * @returns where its last frame ends on the element's own time, s
 */
export async function pour(pouring: Pouring): Promise<number> {
  const { item, song, place, buffer, element, signs, signal, came } = pouring;
  const { format, file } = song;
  const cutter = format.cutter(place);
  const aheadS = (): number => buffer.endOf(element.currentTime) - element.currentTime;
  let placed = false;
  let end = 0;

  async function put(frames: Frame[]): Promise<void> {
    // The buffer may be another turn's by now.
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
  if (!placed) throw new NotJoinable('No sound from there on');
  return item.base + (end - format.delay) / format.rate;
}
