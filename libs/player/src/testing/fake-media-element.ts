const HAVE_NOTHING = 0;
const HAVE_METADATA = 1;
const HAVE_FUTURE_DATA = 3;
const HAVE_ENOUGH_DATA = 4;

interface Play {
  resolve: () => void;
  reject: (why: DOMException) => void;
}

/**
 * Media element without media that follows the HTML rules which the deck relies on: which properties change at
 * once, which events follow in a later task, and when `play()` settles. `arrive` completes loading and seeking.
 */
export class FakeMediaElement extends EventTarget {
  preload = '';
  preservesPitch = true;
  volume = 1;
  playbackRate = 1;
  defaultPlaybackRate = 1;
  duration = NaN;
  error = null;
  paused = true;
  seeking = false;
  readyState = HAVE_NOTHING;
  readonly buffered = { length: 0 } as TimeRanges;
  #src = '';
  #time = 0;
  #plays: Play[] = [];

  get src(): string {
    return this.#src;
  }

  set src(url: string) {
    this.#src = url;
  }

  get ended(): boolean {
    return this.readyState >= HAVE_METADATA && this.#time >= this.duration;
  }

  get currentTime(): number {
    return this.#time;
  }

  /** Starts a seek; `arrive` completes it. */
  set currentTime(seconds: number) {
    this.#time = seconds;
    this.seeking = true;
    this.#queue('seeking');
  }

  hasAttribute(): boolean {
    return this.#src !== '';
  }

  removeAttribute(): void {
    this.#src = '';
  }

  load(): void {
    Object.assign(this, { readyState: HAVE_NOTHING, paused: true, seeking: false });
    this.#time = 0;
    this.#settle((play) => play.reject(new DOMException('Another load', 'AbortError')));
  }

  async play(): Promise<void> {
    const starts = this.paused;
    this.paused = false;
    const ready = this.readyState >= HAVE_FUTURE_DATA;
    if (starts) {
      this.#queue('play');
      this.#queue(ready ? 'playing' : 'waiting');
    }
    if (ready) return;
    await new Promise<void>((resolve, reject) => this.#plays.push({ resolve, reject }));
  }

  pause(): void {
    if (this.paused) return;
    this.paused = true;
    this.#queue('pause');
    this.#settle((play) => play.reject(new DOMException('Paused', 'AbortError')));
  }

  /** Completes a load or a seek. */
  arrive(durationS = 200): void {
    const loads = this.readyState === HAVE_NOTHING;
    const { seeking } = this;
    Object.assign(this, { duration: durationS, readyState: HAVE_ENOUGH_DATA, seeking: false });
    if (loads) this.#queue('loadedmetadata');
    if (seeking) this.#queue('seeked');
    if (!loads) return;
    this.#queue('canplay');
    if (this.paused) return;
    this.#queue('playing');
    this.#settle((play) => play.resolve());
  }

  /** Plays to the end. */
  finish(): void {
    this.#time = this.duration;
    this.paused = true;
    this.#queue('ended');
  }

  /** Advances the time by one `timeupdate`. */
  tick(seconds: number): void {
    this.#time += seconds;
    this.#queue('timeupdate');
  }

  #queue(type: string): void {
    setTimeout(() => this.dispatchEvent(new Event(type)));
  }

  #settle(end: (play: Play) => void): void {
    for (const play of this.#plays.splice(0)) end(play);
  }
}
