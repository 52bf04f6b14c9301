import { withEntries, currentEntry, endOfPlayNextRun, type Entry, type Queue, mergeOrders } from './queue.ts';

/**
 * The shuffle round after the end of the queue, dealt once, so that the prefetched track is the one that comes.
 */
export interface ShuffleRound {
  /** the entries it was dealt from; a changed queue needs another round */
  readonly of: readonly Entry[];
  readonly entries: readonly Entry[];
}

/** Fisher–Yates shuffle: each order is equally likely when `random` is uniform. */
export function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const pick = Math.floor(random() * (last + 1));
    const held = result[last];
    const other = result[pick];
    if (held === undefined || other === undefined) continue;
    result[last] = other;
    result[pick] = held;
  }
  return result;
}

/** Identity of the first artist; a track without artists equals no other. */
const singerOf = (entry: Entry | null | undefined): unknown => {
  const [artist] = entry?.track.artists ?? [];
  return artist ? artist.id || artist.name : entry;
};

/**
 * Separates neighbours with the same artist as far as possible, with few changes; `before` plays ahead of them.
 * Entries held back all share one artist: each goes behind the next other entry, the rest into gaps further up.
 */
export function separateArtists(entries: readonly Entry[], before: Entry | null | undefined): Entry[] {
  const held: Entry[] = [];
  const result: Entry[] = [];
  const put = (...some: (Entry | undefined)[]): void => {
    for (const entry of some) if (entry) result.push(entry);
  };
  for (const entry of entries) {
    if (singerOf(entry) === singerOf(result.at(-1) ?? before)) held.push(entry);
    else put(entry, held.shift());
  }
  const singer = singerOf(held[0]);
  for (const entry of result.splice(0)) {
    const fits = singer !== singerOf(entry) && singer !== singerOf(result.at(-1) ?? before);
    put(fits ? held.shift() : undefined, entry);
  }
  return [...result, ...held];
}

/** Reshuffles the upcoming entries. Played, current and play-next entries keep their places. */
export function shuffleUpcoming(queue: Queue, random: () => number): Queue {
  const from = endOfPlayNextRun(queue);
  const fixed = queue.entries.slice(0, from);
  return {
    ...queue,
    entries: [...fixed, ...separateArtists(shuffled(queue.entries.slice(from), random), fixed.at(-1))],
  };
}

/** Shuffles the whole queue; its current entry comes first. */
export function shuffleAll(queue: Queue, random: () => number): Queue {
  const current = currentEntry(queue);
  if (!current) return queue;
  const others = queue.entries.filter((entry) => entry !== current);
  return shuffleUpcoming({ ...queue, entries: [current, ...others], index: 0 }, random);
}

/** The next shuffle round; returns `known` if it still fits. Never starts with the track that just played. */
export function nextRound(queue: Queue, known: ShuffleRound | null, random: () => number): ShuffleRound {
  const of = queue.entries;
  if (known?.of === of) return known;
  const current = currentEntry(queue);
  const [first, ...rest] = separateArtists(shuffled(of, random), current);
  if (!first) return { of, entries: of };
  return { of, entries: first === current ? [...rest, first] : [first, ...rest] };
}

/** Restores the unshuffled order; entries added since follow their predecessor. */
export function unshuffle(queue: Queue, straight: readonly number[]): Queue {
  const entries = new Map(queue.entries.map((entry) => [entry.key, entry]));
  return withEntries(
    queue,
    mergeOrders(
      straight.flatMap((key) => entries.get(key) ?? []),
      queue.entries,
    ),
  );
}

/** Moves a picked entry right behind the current one and makes it current, so that the round skips no track. */
export function moveAfterCurrent(queue: Queue, at: number): Queue {
  const entry = queue.entries[at];
  if (!entry || at === queue.index) return queue;
  const others = queue.entries.filter((other) => other !== entry);
  const index = at < queue.index ? queue.index : queue.index + 1;
  return { ...queue, entries: [...others.slice(0, index), entry, ...others.slice(index)], index };
}
