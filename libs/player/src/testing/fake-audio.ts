import { createEmitter } from '@qingyin/observable';
import type { GaplessInfo } from '../gapless/audio-format.ts';
import type { Loudness } from '../sound-settings/loudness-normalization.ts';
import type { SoundSettings } from '../sound-settings/sound-settings.ts';
import type { AudioErrorKind, AudioEvent, AudioPort, Deck } from '../ports/audio-port.ts';

interface FakeDeck {
  url: string | null;
  playing: boolean;
  positionMs: number;
  gain: number;
  rate: number;
  /** URL of the appended track */
  next: string | null;
  /** loudness passed for the track, and for the appended one */
  measured: Loudness | undefined;
  nextMeasured: Loudness | undefined;
}

const newDeck = (): FakeDeck => ({
  url: null,
  playing: false,
  positionMs: 0,
  gain: 1,
  rate: 1,
  next: null,
  measured: undefined,
  nextMeasured: undefined,
});

/**
 * AudioPort without sound. Tracks start at once unless `autoStart` is off; `advance` moves time forward, `emit`
 * and `fail` raise events and errors.
 */
export class FakeAudio implements AudioPort {
  readonly decks = 2;
  readonly state: [FakeDeck, FakeDeck] = [newDeck(), newDeck()];
  /** all calls in order, e.g. `load 0 /song/1.mp3` */
  readonly calls: string[] = [];
  /** false: `play` waits for an `emit` of `playing` */
  autoStart = true;
  /** true: the browser requires a gesture before it plays */
  blocked = false;
  /** false: appending always fails */
  joins = true;
  /** false: the volume cannot be changed by script */
  fadeSupported = true;
  durationMs = 200_000;
  disposed = false;
  /** the last sound settings */
  toned: SoundSettings | null = null;
  private readonly events = createEmitter<AudioEvent>();

  /** The deck that plays; null when none does. */
  get sounding(): Deck | null {
    if (this.state[0].playing) return 0;
    return this.state[1].playing ? 1 : null;
  }

  /** The URL that plays; null when none does. */
  get playingUrl(): string | null {
    return this.sounding === null ? null : this.state[this.sounding].url;
  }

  unlock(): void {
    this.calls.push('unlock');
  }

  load(deck: Deck, url: string, facts?: GaplessInfo, measured?: Loudness): void {
    this.calls.push(`load ${String(deck)} ${url}${facts ? ' to be followed' : ''}`);
    Object.assign(this.state[deck], { url, playing: false, positionMs: 0, next: null, measured });
    this.emit({ deck, type: 'durationchange', durationMs: this.durationMs });
  }

  prepare(deck: Deck, url: string, facts?: GaplessInfo, measured?: Loudness): void {
    this.calls.push(`prepare ${String(deck)} ${url}${facts ? ' to be followed' : ''}`);
    Object.assign(this.state[deck], { url, playing: false, positionMs: 0, next: null, measured });
  }

  append(deck: Deck, url: string, _facts: GaplessInfo, measured?: Loudness): void {
    this.calls.push(`append ${String(deck)} ${url}`);
    if (this.joins) Object.assign(this.state[deck], { next: url, nextMeasured: measured });
    else this.emit({ deck, type: 'not-joined' });
  }

  removeAppended(deck: Deck): void {
    this.calls.push(`cut ${String(deck)}`);
    this.state[deck].next = null;
  }

  play(deck: Deck, { atMs }: { atMs?: number } = {}): void {
    this.calls.push(`play ${String(deck)}${atMs === undefined ? '' : ` at ${String(atMs)}`}`);
    if (atMs !== undefined) this.state[deck].positionMs = atMs;
    if (this.blocked) {
      this.emit({ deck, type: 'blocked' });
      return;
    }
    this.state[deck].playing = true;
    this.emit({ deck, type: 'durationchange', durationMs: this.durationMs });
    if (this.autoStart) this.emit({ deck, type: 'playing' });
  }

  pause(deck: Deck): void {
    this.calls.push(`pause ${String(deck)}`);
    this.state[deck].playing = false;
  }

  seek(deck: Deck, ms: number): void {
    this.calls.push(`seek ${String(deck)} ${String(ms)}`);
    this.state[deck].positionMs = ms;
  }

  crossfade(from: Deck, to: Deck, ms: number): void {
    this.calls.push(`crossfade ${String(from)} ${String(to)} ${String(ms)}`);
    Object.assign(this.state[from], { url: null, playing: false, positionMs: 0, next: null });
    this.state[to].playing = true;
    this.emit({ deck: to, type: 'playing' });
  }

  swapDecks(from: Deck, to: Deck, ms: number, backMs: number): void {
    this.calls.push(`turn ${String(from)} ${String(to)} ${String(ms)} back to ${String(backMs)}`);
    Object.assign(this.state[from], { playing: false, positionMs: backMs });
    this.state[to].playing = true;
    this.emit({ deck: to, type: 'playing' });
  }

  canFade(): boolean {
    return this.fadeSupported;
  }

  unload(deck: Deck): void {
    this.calls.push(`unload ${String(deck)}`);
    Object.assign(this.state[deck], { url: null, playing: false, positionMs: 0, next: null });
  }

  gain(deck: Deck, value: number): void {
    this.state[deck].gain = value;
  }

  applySoundSettings(tone: SoundSettings | null): void {
    this.toned = tone;
  }

  rate(deck: Deck, value: number): void {
    this.state[deck].rate = value;
  }

  position(deck: Deck): number {
    return this.state[deck].positionMs;
  }

  on(listener: (event: AudioEvent) => void): () => void {
    return this.events.on(listener);
  }

  dispose(): void {
    this.disposed = true;
    this.events.clear();
  }

  /** Emits an event as the element would. */
  emit(event: AudioEvent): void {
    this.events.emit(event);
  }

  /** Advances the playing track by `ms` with one `timeupdate`; ends it when its duration is reached. */
  advance(ms: number): void {
    const deck = this.sounding;
    if (deck === null) return;
    const state = this.state[deck];
    state.positionMs = Math.min(state.positionMs + ms * state.rate, this.durationMs);
    this.emit({ deck, type: 'timeupdate', positionMs: state.positionMs });
    if (state.positionMs >= this.durationMs) this.finish();
  }

  /** Ends the playing track, or continues with the appended one. */
  finish(): void {
    const deck = this.sounding;
    if (deck === null) return;
    const { next, nextMeasured: measured } = this.state[deck];
    if (next !== null) {
      Object.assign(this.state[deck], { url: next, next: null, positionMs: 0, measured });
      this.emit({ deck, type: 'joined' });
      return;
    }
    Object.assign(this.state[deck], { playing: false, positionMs: this.durationMs });
    this.emit({ deck, type: 'ended' });
  }

  /** Raises an error on the given deck. */
  fail(deck: Deck, kind: AudioErrorKind, status?: number): void {
    this.state[deck].playing = false;
    this.emit({ deck, type: 'error', kind, ...(status !== undefined && { status }) });
  }
}
