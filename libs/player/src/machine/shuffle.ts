import { arranged, currentEntry, endOfRun, type Entry, type Queue, woven } from './queue.ts';

/** The round that follows on a queue's end in 随机播放: dealt once, so that what was asked for ahead is what comes. */
export interface Round {
  /** the entries it was dealt from; with others there is another round */
  readonly of: readonly Entry[];
  readonly entries: readonly Entry[];
}

/** Fisher-Yates: each order is equally likely when `random` is fair. */
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

/** Who sings, by the first name; a song of nobody is alike to none. */
const singerOf = (entry: Entry | null | undefined): unknown => {
  const [artist] = entry?.track.artists ?? [];
  return artist ? artist.id || artist.name : entry;
};

/**
 * Takes neighbours by one singer apart where that can be done at all, changing as little as needed; `before` is heard ahead
 * of them. What must wait is all one singer's: it goes between the next two others, or at last into gaps further up.
 */
export function apart(entries: readonly Entry[], before: Entry | null | undefined): Entry[] {
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

/** What is still to come is dealt anew. What is over, plays, or was put next by hand stays where it is. */
export function dealt(queue: Queue, random: () => number): Queue {
  const from = endOfRun(queue);
  const fixed = queue.entries.slice(0, from);
  return {
    ...queue,
    entries: [...fixed, ...apart(shuffled(queue.entries.slice(from), random), fixed.at(-1))],
  };
}

/** The whole queue is dealt, around its current entry, which comes first. */
export function dealtWhole(queue: Queue, random: () => number): Queue {
  const current = currentEntry(queue);
  if (!current) return queue;
  const others = queue.entries.filter((entry) => entry !== current);
  return dealt({ ...queue, entries: [current, ...others], index: 0 }, random);
}

/** The round after this one. It never begins with the song that just played. */
export function roundAfter(queue: Queue, known: Round | null, random: () => number): Round {
  const of = queue.entries;
  if (known?.of === of) return known;
  const current = currentEntry(queue);
  const [first, ...rest] = apart(shuffled(of, random), current);
  if (!first) return { of, entries: of };
  return { of, entries: first === current ? [...rest, first] : [first, ...rest] };
}

/** The queue in the order it had before 随机播放; what came in since stays behind what it stood behind. */
export function straightened(queue: Queue, straight: readonly number[]): Queue {
  const entries = new Map(queue.entries.map((entry) => [entry.key, entry]));
  return arranged(
    queue,
    woven(
      straight.flatMap((key) => entries.get(key) ?? []),
      queue.entries,
    ),
  );
}

/** The queue after the listener picked an entry by hand: it comes right behind the one that played, so that this round leaves nothing out. */
export function pulled(queue: Queue, at: number): Queue {
  const entry = queue.entries[at];
  if (!entry || at === queue.index) return queue;
  const others = queue.entries.filter((other) => other !== entry);
  const index = at < queue.index ? queue.index : queue.index + 1;
  return { ...queue, entries: [...others.slice(0, index), entry, ...others.slice(index)], index };
}
