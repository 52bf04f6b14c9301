import type { QualityLevel, Track } from '@qingyin/contract';
import type { SoundFacts } from '../chain/format.ts';
import { emptySnapshot } from '../empty-snapshot.ts';
import type { PlayError, PlayErrorCode, Skip } from '../errors.ts';
import type { Loudness } from '../tone/even.ts';
import type { AudioErrorKind, Deck } from '../ports/audio-port.ts';
import type { Loop, PlayerStatus, PlayMode, QueueSource, ResolvedUrl, Saver, Sleep } from '../types.ts';
import { emptyQueue, type Queue } from './queue.ts';
import type { Round } from './shuffle.ts';

/** The next song, asked for while the current one still plays. */
export interface Prefetch {
  readonly key: number;
  readonly request: number;
  readonly level: QualityLevel;
  /** null until the answer is there */
  readonly resolved: { readonly url: ResolvedUrl; readonly at: number } | null;
  /** it lies behind the current song in the same deck, not on the other one */
  readonly joined?: boolean;
}

/** Everything the engine decides by. Position and buffer are not in here: they change with every tick. */
export interface MachineState {
  readonly status: PlayerStatus;
  readonly queue: Queue;
  /** the keys of the queue in the order it had before shuffle, also of some that left; null in all other modes */
  readonly straight: readonly number[] | null;
  /** what shuffle goes on with at the end of the queue, once it was asked for */
  readonly round: Round | null;
  readonly mode: PlayMode;
  /** what the active deck holds of the current song */
  readonly media: 'empty' | 'resolving' | 'loaded';
  readonly deck: Deck;
  /** the number of the last question asked; answers to older ones are ignored */
  readonly request: number;
  /** the question whose answer the current song waits for, null when it waits for none */
  readonly awaited: number | null;
  /** counts beginnings of songs, so that two plays of one song can be told apart */
  readonly playId: number;
  /** ms since 1970 at which the address of the loaded song was given */
  readonly resolvedAt: number;
  /** where the song starts once it is loaded, ms */
  readonly startAtMs: number;
  /** the song came to its end although it was paused: in the fade of the pause, or by a jump */
  readonly atEnd: boolean;
  /** this song's address was already asked for a second time */
  readonly askedAgain: boolean;
  readonly networkTries: number;
  /** songs in a row that failed */
  readonly failures: number;
  readonly prefetch: Prefetch | null;
  readonly volume: number;
  readonly muted: boolean;
  readonly rate: number;
  readonly level: QualityLevel;
  /** how long one song sinks while the next one rises, ms; 0: they follow each other */
  readonly crossfadeMs: number;
  readonly saver: Saver;
  /** the connection asks for data to be saved, or costs */
  readonly metered: boolean;
  /** what the active deck holds, or held last of this song */
  readonly playing: ResolvedUrl | null;
  /** the browser could not play this song's better file */
  readonly lowered: boolean;
  readonly loop: Loop | null;
  readonly error: PlayError | null;
  readonly skipped: Skip | null;
  readonly source: QueueSource | null;
  readonly sleep: Sleep;
}

const {
  track: _track,
  queue: _queue,
  queueKeys: _keys,
  index: _index,
  saving: _saving,
  ...shown
} = emptySnapshot;

export const initialState: MachineState = {
  ...shown,
  queue: emptyQueue,
  straight: null,
  round: null,
  media: 'empty',
  deck: 0,
  request: 0,
  awaited: null,
  playId: 0,
  resolvedAt: 0,
  startAtMs: 0,
  atEnd: false,
  askedAgain: false,
  networkTries: 0,
  failures: 0,
  prefetch: null,
  metered: false,
};

/** What an earlier visit left, already checked. */
export interface SavedQueue {
  tracks: readonly Track[];
  index: number;
  positionMs: number;
  /** how many songs behind the current one were put next by hand */
  run: number;
  /** the old order of a shuffled queue, as places in it; null: none that can be used */
  order: readonly number[] | null;
  source: QueueSource | null;
}

export type MachineEvent =
  | { type: 'play-list'; tracks: readonly Track[]; index?: number; source: QueueSource | null }
  | { type: 'play-next'; tracks: readonly Track[] }
  | { type: 'enqueue'; tracks: readonly Track[] }
  | { type: 'insert'; tracks: readonly Track[]; at: number }
  | { type: 'play' }
  | { type: 'pause' }
  | { type: 'next' }
  | { type: 'previous' }
  | { type: 'jump'; index: number }
  | { type: 'seek'; ms: number }
  | { type: 'change'; act: QueueAct }
  | { type: 'set-mode'; mode: PlayMode }
  | { type: 'set-level'; level: QualityLevel }
  | { type: 'set-volume'; volume: number }
  | { type: 'set-muted'; muted: boolean }
  | { type: 'set-rate'; rate: number }
  | { type: 'set-crossfade'; ms: number }
  | { type: 'set-sleep'; sleep: Sleep }
  | { type: 'set-saver'; saver: Saver }
  /** the connection is another one, or `online` again */
  | { type: 'connection'; metered: boolean; online: boolean }
  | { type: 'resolved'; request: number; url: ResolvedUrl }
  | { type: 'resolve-failed'; request: number; code: PlayErrorCode }
  /** so much of the song is left, ms of it; `mayFade`: the sound machine can change loudness */
  | { type: 'near-end'; leftMs: number; mayFade: boolean }
  | { type: 'started'; deck: Deck }
  | { type: 'waiting'; deck: Deck }
  | { type: 'ended'; deck: Deck }
  | { type: 'joined'; deck: Deck }
  | { type: 'not-joined'; deck: Deck }
  | { type: 'interrupted'; deck: Deck }
  | { type: 'blocked'; deck: Deck }
  | { type: 'audio-error'; deck: Deck; kind: AudioErrorKind; status?: number }
  | { type: 'retry-due'; playId: number }
  | { type: 'stalled'; playId: number };

export type Effect =
  | { type: 'resolve'; request: number; track: Track; level: QualityLevel }
  /** start or hold what the address gives; with facts when another song follows without a seam */
  | {
      type: 'load';
      deck: Deck;
      url: string;
      atMs: number;
      play: boolean;
      facts: SoundFacts | undefined;
      measured: Loudness | undefined;
    }
  | {
      type: 'prepare';
      deck: Deck;
      url: string;
      facts: SoundFacts | undefined;
      measured: Loudness | undefined;
    }
  | { type: 'append'; deck: Deck; url: string; facts: SoundFacts; measured: Loudness | undefined }
  /** what was appended is not wanted any more */
  | { type: 'cut'; deck: Deck }
  | { type: 'play'; deck: Deck; atMs?: number }
  | { type: 'pause'; deck: Deck }
  | { type: 'seek'; deck: Deck; ms: number }
  | { type: 'unload'; deck: Deck }
  /** one deck sinks while what the other one holds begins */
  | { type: 'crossfade'; from: Deck; to: Deck; ms: number }
  /** the old deck sinks into the other one's place of the same song, and waits at `backMs` for its next turn */
  | { type: 'turn'; from: Deck; to: Deck; ms: number; backMs: number }
  /** the progress store shows a song from here */
  | { type: 'show-progress'; positionMs: number; durationMs: number }
  | { type: 'retry-later'; playId: number; delayMs: number }
  | { type: 'watch-stall'; playId: number }
  | { type: 'report-skip'; track: Track; code: PlayErrorCode }
  /** the current song has left, by itself when `completed` */
  | { type: 'left'; playId: number; completed: boolean };

export interface Step {
  readonly state: MachineState;
  readonly effects: readonly Effect[];
}

/** What a transition may know of the world. */
export interface Surroundings {
  /** ms since 1970 */
  readonly now: number;
  readonly random: () => number;
  /** position of the active deck, ms */
  readonly positionMs: number;
}

/** Whether data is to be saved now. */
export const isSaving = ({ saver, metered }: MachineState): boolean =>
  saver === 'on' || (saver === 'auto' && metered);

const soundingStatuses = new Set<PlayerStatus>(['resolving', 'buffering', 'playing']);

/** Whether a song sounds, or will as soon as it can. */
export const isSounding = (status: PlayerStatus): boolean => soundingStatuses.has(status);

/** The quality songs are asked for: the chosen one, or the least while data is saved. */
export const levelNow = (state: MachineState): QualityLevel => (isSaving(state) ? 'standard' : state.level);

/** A step whose code comes only when it is asked for: a change of the queue, a loop. */
export type QueueAct = (state: MachineState, around: Surroundings) => Step;

/** A step without effects. */
export const still = (state: MachineState): Step => ({ state, effects: [] });

/** The deck that is not sounding. */
export const otherDeck = (deck: Deck): Deck => (deck === 0 ? 1 : 0);
