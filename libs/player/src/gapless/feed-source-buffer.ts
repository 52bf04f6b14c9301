import type { QueuedSourceBuffer } from './queued-source-buffer.ts';
import { concatBytes } from './bytes.ts';
import { type Frame, NotJoinableError, type FilePosition } from './audio-format.ts';
import { fragment } from './fragment.ts';
import type { GaplessTrack } from './gapless-track.ts';
import type { AudioFile } from './open-audio-file.ts';
import type { WakeSignal } from './wake-signal.ts';

/** How far to read ahead of the playback position, bytes; browsers buffer 12 MB of audio and more. */
const AHEAD_BYTES = 6_000_000;

/** Source, target and limits of one read. */
export interface FeedOptions {
  item: GaplessTrack;
  song: AudioFile;
  /** position in the file to start at */
  place: FilePosition;
  buffer: QueuedSourceBuffer;
  element: HTMLMediaElement;
  signs: WakeSignal;
  signal: AbortSignal;
  /** called after each append */
  onAppended: () => void;
}

/**
 * Streams a track from a position to its end into the buffer. Waits when it is `AHEAD_BYTES` ahead of playback.
 *
 * @returns end of the last frame on the element's timeline, seconds
 * @throws {NotJoinableError} when there is no sound from this position on
 */
export async function feedSourceBuffer(pouring: FeedOptions): Promise<number> {
  const { item, song, place, buffer, element, signs, signal, onAppended } = pouring;
  const { format, file } = song;
  const cutter = format.createSplitter(place);
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
    const bytes = format.init ? fragment(frames) : concatBytes(...frames.map((frame) => frame.bytes));
    await buffer.append(bytes, signal);
    end = last.at + last.ticks;
    item.begun = true;
    onAppended();
  }

  for await (const piece of file.read(place.byte)) {
    await put(cutter.push(piece));
    while (aheadS() * format.byteRate > AHEAD_BYTES) await signs.wait(signal);
  }
  await put(cutter.end());
  if (!placed) throw new NotJoinableError('No sound from this position on');
  return item.base + (end - format.delay) / format.rate;
}
