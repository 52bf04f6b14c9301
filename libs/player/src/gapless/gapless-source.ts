import { type QueuedSourceBuffer, openSourceBuffer } from './queued-source-buffer.ts';
import { NotJoinableError, type GaplessInfo } from './audio-format.ts';
import { assertSameFormat, type GaplessTrack, createGaplessTrack } from './gapless-track.ts';
import { openAudioFile } from './open-audio-file.ts';
import { feedSourceBuffer } from './feed-source-buffer.ts';
import { createWakeSignal } from './wake-signal.ts';

/** Buffered time below which a failed source is given up, seconds. */
const DRY_S = 0.5;
/** Time before the end of a track at which the next one counts as begun, seconds; less than one sample. */
const JOIN_SLACK_S = 0.00001;

/** Callbacks of a gapless source. */
export interface GaplessSourceHooks {
  /**
   * Called when the next track has begun to play (`joined`), or cannot be appended and has left nothing in the
   * buffer.
   */
  onNextResult(what: 'joined' | 'not-joined'): void;
  /** Called when duration, position or buffered range change. */
  onChange(): void;
  /**
   * Called when Media Source cannot play this track: the deck has to load `url` directly and continue at `atMs`.
   */
  onGiveUp(url: string, atMs: number): void;
}

/**
 * Gapless playback: several tracks back to back in one media element through one MediaSource. All times are
 * relative to the track that is playing.
 */
export interface GaplessSource {
  positionMs(): number;
  /** 0 while unknown */
  durationMs(): number;
  bufferedMs(): number;
  seek(ms: number): void;
  /** Appends a track behind the last one. */
  append(url: string, facts: GaplessInfo): void;
  /** Removes the tracks behind the current one. If the next one is already playing, reports `joined` instead. */
  removeAppended(): void;
  /** Releases the media source and aborts all reads. */
  close(): void;
}

/** Attaches a MediaSource with this track to the element. Reading starts after `seek` or in the next microtask. */
export function openGaplessSource(
  element: HTMLMediaElement,
  url: string,
  facts: GaplessInfo,
  hooks: GaplessSourceHooks,
): GaplessSource {
  const source = new MediaSource();
  const address = URL.createObjectURL(source);
  const opened = new Promise<void>((resolve) =>
    source.addEventListener('sourceopen', () => resolve(), { once: true }),
  );
  const over = new AbortController();
  let items: GaplessTrack[] = [createGaplessTrack(url, facts, 0)];
  let buffer: QueuedSourceBuffer | null = null;
  /** requested start position while the track is not open yet, seconds in the track */
  let pending: number | null = null;
  /** start position at which reading began */
  let aimed: number | null = null;
  let turn = new AbortController();
  let running = false;
  let failed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const signs = createWakeSignal();

  const current = (): GaplessTrack => items[0] as GaplessTrack;
  const seconds = (): number => pending ?? Math.max(0, element.currentTime - current().base);

  function listen(type: string, handler: () => void): void {
    element.addEventListener(type, handler, { signal: over.signal });
  }

  /** Detects the join: a timer is set for its time, and every media event checks whether it has passed. */
  function watch(): void {
    clearTimeout(timer);
    const [now, next] = items;
    if (!now || !next?.begun || pending !== null) return;
    const left = now.end - element.currentTime;
    if (left <= JOIN_SLACK_S) {
      items = items.slice(1);
      hooks.onNextResult('joined');
      hooks.onChange();
      signs.wake();
      return;
    }
    if (!element.paused && element.readyState > 2)
      timer = setTimeout(watch, Math.max(1, (left / element.playbackRate) * 1000));
  }

  function live(): void {
    watch();
    signs.wake();
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
    if (followed) hooks.onNextResult('not-joined');
    hooks.onGiveUp(address, atMs);
  }

  /** Reads a track into the buffer, beginning at a tick. */
  async function fill(item: GaplessTrack, from: number, signal: AbortSignal): Promise<void> {
    item.song ??= await openAudioFile(item.url, item.facts, over.signal);
    signal.throwIfAborted();
    const { format } = item.song;
    assertSameFormat(items[items.indexOf(item) - 1]?.song, item.song);
    item.end = item.base + format.length / format.rate;
    hooks.onChange();
    await opened;
    buffer ??= openSourceBuffer(element, source, format.mime);
    let tick = from;
    if (pending !== null && item === current()) {
      aimed = pending;
      tick = Math.floor(Math.min(pending * format.rate, format.length - 1));
      if (element.readyState > 0) arrive();
    }
    const place = tick === 0 ? { byte: format.start, tick: 0 } : await format.locate(tick);
    signal.throwIfAborted();
    if (!place) throw new NotJoinableError('This position can only be found by reading the whole file');
    const poured = await feedSourceBuffer({
      item,
      song: item.song,
      place,
      buffer,
      element,
      signs,
      signal,
      onAppended: live,
    });
    // A file may be shorter than it declares: the next track begins where the sound really ends.
    if (poured < item.end) item.end = poured;
    hooks.onChange();
    item.whole = true;
  }

  /** Fills the buffer from this track on and continues with the tracks behind it. */
  async function run(from: GaplessTrack, tick: number): Promise<void> {
    turn.abort();
    turn = new AbortController();
    const { signal } = turn;
    running = true;
    let item: GaplessTrack | undefined = from;
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
            hooks.onNextResult('not-joined');
          }
          return;
        }
        // Aborted meanwhile: the track may have been removed.
        if (signal.aborted) return;
        at = 0;
        const next: GaplessTrack | undefined = items[items.indexOf(item) + 1];
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

  /** Removes the tracks behind the current one: they cannot be joined or are not needed. */
  async function drop(): Promise<void> {
    const { end, whole } = current();
    const followed = items.length > 1;
    items = [current()];
    clearTimeout(timer);
    // The read of the current track is still running and finds no track behind it when it ends.
    if (!whole) return;
    turn.abort();
    running = false;
    // Its first frames may be about to be appended.
    if (followed) await buffer?.dropFrom(end).catch(() => {});
    // Another track may have been appended meanwhile.
    if (items.length === 1) buffer?.finish();
  }

  /** Applies the pending start position once the element has metadata. */
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
  // The caller may set a start position synchronously after opening.
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
      const last = items.at(-1) as GaplessTrack;
      const item = createGaplessTrack(next, nextFacts, last.end);
      items.push(item);
      if (!running && !failed) void run(item, 0);
    },
    removeAppended() {
      watch();
      if (items.length > 1) void drop();
    },
    close,
  };
}
