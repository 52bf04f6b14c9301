import { type Buffer, openBuffer } from './buffer.ts';
import { NotJoinable, type SoundFacts } from './format.ts';
import { assertSameKind, type Item, itemOf } from './item.ts';
import { openSong } from './open-song.ts';
import { pour } from './pour.ts';
import { createSigns } from './signs.ts';

/** The last moment in which a failure need not be told yet, s. */
const DRY_S = 0.5;
/** How close before the end of a song the next one counts as begun, s: less than a sample. */
const JOIN_SLACK_S = 0.00001;

export interface ChainHooks {
  /** the next song sounds from now on, or it can't follow and nothing of it is in the deck */
  tell(what: 'joined' | 'not-joined'): void;
  /** length, place or buffer are other than they were */
  changed(): void;
  /** this song can't be played in this way (any more): the deck has to take its address itself, from here */
  giveUp(url: string, atMs: number): void;
}

/** Songs one behind the other in one element, without a seam. Times are those of the song that sounds. */
export interface Chain {
  positionMs(): number;
  /** 0 until known */
  durationMs(): number;
  bufferedMs(): number;
  seek(ms: number): void;
  /** What follows the last song. */
  append(url: string, facts: SoundFacts): void;
  /** Lets go of what follows the song that sounds. When it sounds already, it is told as joined instead. */
  cut(): void;
  /** Lets go of everything. */
  close(): void;
}

/** Fills an element with a song and those that follow it. Nothing is read before `seek` or a turn of the event loop. */
export function openChain(
  element: HTMLMediaElement,
  url: string,
  facts: SoundFacts,
  hooks: ChainHooks,
): Chain {
  const source = new MediaSource();
  const address = URL.createObjectURL(source);
  const opened = new Promise<void>((resolve) =>
    source.addEventListener('sourceopen', () => resolve(), { once: true }),
  );
  const over = new AbortController();
  let items: Item[] = [itemOf(url, facts, 0)];
  let buffer: Buffer | null = null;
  /** where to begin once the song is known, s of the song */
  let pending: number | null = null;
  /** what of it the reading has begun with */
  let aimed: number | null = null;
  let turn = new AbortController();
  let running = false;
  let failed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const signs = createSigns();

  const current = (): Item => items[0] as Item;
  const seconds = (): number => pending ?? Math.max(0, element.currentTime - current().base);

  function listen(type: string, handler: () => void): void {
    element.addEventListener(type, handler, { signal: over.signal });
  }

  /** The very moment of the join: a timer aims at it, and every sign of life looks whether it has come. */
  function watch(): void {
    clearTimeout(timer);
    const [now, next] = items;
    if (!now || !next?.begun || pending !== null) return;
    const left = now.end - element.currentTime;
    if (left <= JOIN_SLACK_S) {
      items = items.slice(1);
      hooks.tell('joined');
      hooks.changed();
      signs.give();
      return;
    }
    if (!element.paused && element.readyState > 2)
      timer = setTimeout(watch, Math.max(1, (left / element.playbackRate) * 1000));
  }

  function live(): void {
    watch();
    signs.give();
    if (failed && isDry()) giveUp();
  }

  const isDry = (): boolean => {
    const left = (buffer?.endOf(element.currentTime) ?? 0) - element.currentTime;
    return left < DRY_S * element.playbackRate;
  };

  function giveUp(): void {
    if (over.signal.aborted) return;
    const { url: address } = current();
    const atMs = seconds() * 1000;
    const followed = items.length > 1;
    close();
    if (followed) hooks.tell('not-joined');
    hooks.giveUp(address, atMs);
  }

  /** Reads a song from a tick on into the buffer. */
  async function fill(item: Item, from: number, signal: AbortSignal): Promise<void> {
    item.song ??= await openSong(item.url, item.facts, over.signal);
    signal.throwIfAborted();
    const { format } = item.song;
    assertSameKind(items[items.indexOf(item) - 1]?.song, item.song);
    item.end = item.base + format.length / format.rate;
    hooks.changed();
    await opened;
    buffer ??= openBuffer(element, source, format.mime);
    let tick = from;
    if (pending !== null && item === current()) {
      aimed = pending;
      tick = Math.floor(Math.min(pending * format.rate, format.length - 1));
      if (element.readyState > 0) arrive();
    }
    const place = tick === 0 ? { byte: format.start, tick: 0 } : await format.locate(tick);
    signal.throwIfAborted();
    if (!place) throw new NotJoinable('Only the whole file could tell');
    const poured = await pour({ item, song: item.song, place, buffer, element, signs, signal, came: live });
    // A file may hold less than it says: what follows begins where the sound really ends.
    if (poured < item.end) item.end = poured;
    hooks.changed();
    item.whole = true;
  }

  /** Fills from a song on, and goes on with what follows it. */
  async function run(from: Item, tick: number): Promise<void> {
    turn.abort();
    turn = new AbortController();
    const { signal } = turn;
    running = true;
    let item: Item | undefined = from;
    let at = tick;
    try {
      for (; item; item = items[items.indexOf(item) + 1]) {
        try {
          await fill(item, at, signal);
        } catch {
          if (signal.aborted) return;
          if (item === current()) fail();
          else {
            void drop();
            hooks.tell('not-joined');
          }
          return;
        }
        // Nobody wants to know any more, and the song may not even be in the chain.
        if (signal.aborted) return;
        at = 0;
        const next: Item | undefined = items[items.indexOf(item) + 1];
        if (next) next.base = item.end;
      }
      buffer?.finish();
    } finally {
      if (turn.signal === signal) running = false;
    }
  }

  function fail(): void {
    failed = true;
    if (isDry()) giveUp();
  }

  /** What follows can't be joined, or is not wanted any more. */
  async function drop(): Promise<void> {
    const { end, whole } = current();
    const followed = items.length > 1;
    items = [current()];
    clearTimeout(timer);
    // What still reads the song itself finds nothing behind it.
    if (!whole) return;
    turn.abort();
    running = false;
    // Its first frames may be on their way into the buffer in this very moment.
    if (followed) await buffer?.dropFrom(end).catch(() => {});
    // Meanwhile something else may have been asked to follow.
    if (items.length === 1) buffer?.finish();
  }

  /** The element can go to where the song is to begin. */
  function arrive(): void {
    const to = pending;
    pending = null;
    if (to === null) return;
    if (to === aimed) element.currentTime = current().base + to;
    else seek(to * 1000);
  }

  function seek(ms: number): void {
    const item = current();
    const to = ms / 1000;
    const { song } = item;
    if (!song || !buffer || pending !== null) {
      pending = to;
      return;
    }
    const target = Math.min(item.base + to, item.end - 1 / song.format.rate);
    element.currentTime = target;
    if (buffer.has(target)) {
      watch();
      return;
    }
    failed = false;
    for (const each of items) Object.assign(each, { begun: false, whole: false });
    turn.abort();
    void buffer.dropFrom(0).catch(() => {});
    void run(item, Math.floor(to * song.format.rate));
  }

  function close(): void {
    over.abort();
    turn.abort();
    clearTimeout(timer);
    URL.revokeObjectURL(address);
  }

  for (const type of ['timeupdate', 'playing', 'seeked', 'ratechange', 'waiting', 'pause'])
    listen(type, live);
  listen('loadedmetadata', arrive);
  listen('error', giveUp);
  element.src = address;
  element.load();
  // A place to begin at is named in the same breath.
  void Promise.resolve().then(() => (over.signal.aborted ? undefined : run(current(), 0)));

  return {
    positionMs: () => Math.min(seconds(), current().end - current().base) * 1000,
    durationMs() {
      const { base, end } = current();
      return end === Infinity ? 0 : (end - base) * 1000;
    },
    bufferedMs() {
      const { base, end } = current();
      return Math.max(0, Math.min(buffer?.endOf(element.currentTime) ?? 0, end) - base) * 1000;
    },
    seek,
    append(next, nextFacts) {
      const last = items.at(-1) as Item;
      const item = itemOf(next, nextFacts, last.end);
      items.push(item);
      if (!running && !failed) void run(item, 0);
    },
    cut() {
      watch();
      if (items.length > 1) void drop();
    },
    close,
  };
}
