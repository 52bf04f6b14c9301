import { type CueTrack, msOfFrames } from './cue-sheet.ts';

/** A first track that begins that early, ms, begins with the file; more is sound that no track has. */
const BEGINS_WITH_FILE_MS = 5000;

/** The part of a sound file that a track is. */
export interface SheetPart {
  track: CueTrack;
  startMs: number;
  /** start of the next part; null: the end of the file */
  endMs: number | null;
}

/**
 * The parts of a sound file: each track from its `INDEX 01`, else from `INDEX 00`, to the start of the next one. Tracks
 * without a start or behind the end of the file are left out, and as few as possible so that the others begin one after
 * the other.
 *
 * @param tracks of this file, in their order in the sheet
 * @param durationMs length of the file
 */
export function partsOfFile(tracks: readonly CueTrack[], durationMs: number): SheetPart[] {
  const started = tracks.flatMap((track, at) => {
    const frames = track.start ?? track.gapStart ?? (at === 0 ? 0 : null);
    const startMs = frames === null ? durationMs : msOfFrames(frames);
    return startMs < durationMs ? [{ track, startMs }] : [];
  });
  const kept = longestRising(started, ({ startMs }) => startMs);
  const starts = kept.map(({ startMs }, at) => (at === 0 && startMs <= BEGINS_WITH_FILE_MS ? 0 : startMs));
  return kept.map(({ track }, at) => ({ track, startMs: starts[at] ?? 0, endMs: starts[at + 1] ?? null }));
}

/** The longest selection of items whose values rise; of several the first one. */
function longestRising<Item>(items: readonly Item[], valueOf: (item: Item) => number): Item[] {
  const values = items.map(valueOf);
  /** for each item the length of the longest selection that begins with it */
  const lengths: number[] = [];
  for (const [at, value] of [...values.entries()].toReversed()) {
    const after = lengths.filter((_length, next) => next > at && (values[next] ?? 0) > value);
    lengths[at] = Math.max(0, ...after) + 1;
  }
  let left = Math.max(0, ...lengths);
  let last = Number.NEGATIVE_INFINITY;
  return items.filter((_item, at) => {
    const value = values[at] ?? 0;
    if (left === 0 || lengths[at] !== left || value <= last) return false;
    left -= 1;
    last = value;
    return true;
  });
}
