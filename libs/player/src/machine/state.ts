import { type BitrateLimit, qualityLevels, type QualityLevel, type Track } from '@qingyin/contract';
import type { GaplessInfo } from '../gapless/audio-format.ts';
import { emptySnapshot } from '../empty-snapshot.ts';
import type { PlayError, PlayErrorCode, Skip } from '../errors.ts';
import type { Loudness } from '../sound-settings/loudness-normalization.ts';
import type { AudioErrorKind, Deck } from '../ports/audio-port.ts';
import type { Loop, PlayerStatus, PlayMode, QueueSource, ResolvedUrl, Saver, Sleep } from '../types.ts';
import { emptyQueue, type Queue } from './queue.ts';
import type { ShuffleRound } from './shuffle.ts';

/** The next track, requested while the current one plays. */
export interface Prefetch {
  readonly key: number;
  readonly request: number;
  readonly level: QualityLevel;
  /** null until the URL is there */
  readonly resolved: { readonly url: ResolvedUrl; readonly at: number } | null;
  /** appended to the current track in the same deck, not prepared on the other one */
  readonly joined?: boolean;
}

/**
 * State of the player's state machine. Position and buffer are not part of it, because they change with every
 * tick.
 */
export interface MachineState {
  readonly status: PlayerStatus;
  readonly queue: Queue;
  /** queue keys in the order before shuffle, including some of removed entries; null in all other modes */
  readonly unshuffledOrder: readonly number[] | null;
  /** shuffle round after the end of the queue, once dealt */
  readonly nextShuffleRound: ShuffleRound | null;
  readonly mode: PlayMode;
  /** what the active deck holds of the current track */
  readonly media: 'empty' | 'resolving' | 'loaded';
  readonly deck: Deck;
  /** number of the last URL request; answers to earlier ones are ignored */
  readonly request: number;
  /** the request that the current track waits for; null when it waits for none */
  readonly awaited: number | null;
  /** counts plays, so that two plays of one track can be distinguished */
  readonly playId: number;
  /** time at which the URL of the loaded track was issued, ms since 1970 */
  readonly resolvedAt: number;
  /** start position once the track is loaded, ms */
  readonly startAtMs: number;
  /** the track ended while paused: during the fade of the pause, or by a seek */
  readonly atEnd: boolean;
  /** the URL of this track was already requested a second time */
  readonly urlRetried: boolean;
  readonly networkTries: number;
  /** tracks failed in a row */
  readonly failures: number;
  readonly prefetch: Prefetch | null;
  readonly volume: number;
  readonly muted: boolean;
  readonly rate: number;
  readonly level: QualityLevel;
  /** duration of the crossfade, ms; 0: none */
  readonly crossfadeMs: number;
  readonly saver: Saver;
  /** highest bit rate, kbit/s; 0: any */
  readonly limit: BitrateLimit | 0;
  /** highest bit rate while data is being saved, kbit/s; 0: any */
  readonly saverLimit: BitrateLimit | 0;
  /** the connection is metered or requests reduced data use */
  readonly metered: boolean;
  /** the URL that the active deck holds, or last held, of this track */
  readonly playing: ResolvedUrl | null;
  /** the browser could not decode this track in the chosen quality */
  readonly qualityLowered: boolean;
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

/** State of a player without a queue. */
export const initialState: MachineState = {
  ...shown,
  queue: emptyQueue,
  unshuffledOrder: null,
  nextShuffleRound: null,
  media: 'empty',
  deck: 0,
  request: 0,
  awaited: null,
  playId: 0,
  resolvedAt: 0,
  startAtMs: 0,
  atEnd: false,
  urlRetried: false,
  networkTries: 0,
  failures: 0,
  prefetch: null,
  metered: false,
};

/** The queue of an earlier visit, validated. */
export interface SavedQueue {
  tracks: readonly Track[];
  index: number;
  positionMs: number;
  /** number of entries behind the current one that were added by play-next */
  playNextCount: number;
  /** unshuffled order of a shuffled queue, as indexes; null when there is none that can be used */
  order: readonly number[] | null;
  source: QueueSource | null;
}

/**
 * Inputs of the state machine: player commands, changes of the connection, answers to URL requests, events of the
 * decks, timers.
 */
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
  | { type: 'change'; apply: PlayerCommand }
  | { type: 'set-mode'; mode: PlayMode }
  | { type: 'set-level'; level: QualityLevel }
  | { type: 'set-volume'; volume: number }
  | { type: 'set-muted'; muted: boolean }
  | { type: 'set-rate'; rate: number }
  | { type: 'set-crossfade'; ms: number }
  | { type: 'set-sleep'; sleep: Sleep }
  | { type: 'set-saver'; saver: Saver }
  | { type: 'set-limits'; limits: Partial<BitrateLimits> }
  /** the connection changed, or is `online` again */
  | { type: 'connection'; metered: boolean; online: boolean }
  | { type: 'resolved'; request: number; url: ResolvedUrl }
  | { type: 'resolve-failed'; request: number; code: PlayErrorCode }
  /** time left in the track, ms; `mayFade`: the audio output can fade */
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

/** Outputs of the state machine, executed by the engine on the ports. */
export type Effect =
  /** @param limit highest bit rate, kbit/s; 0: any */
  | { type: 'resolve'; request: number; track: Track; level: QualityLevel; limit: BitrateLimit | 0 }
  /** loads a URL, playing or paused; with facts when another track may follow gaplessly */
  | {
      type: 'load';
      deck: Deck;
      url: string;
      atMs: number;
      play: boolean;
      facts: GaplessInfo | undefined;
      measured: Loudness | undefined;
    }
  | {
      type: 'prepare';
      deck: Deck;
      url: string;
      facts: GaplessInfo | undefined;
      measured: Loudness | undefined;
    }
  | { type: 'append'; deck: Deck; url: string; facts: GaplessInfo; measured: Loudness | undefined }
  /** removes the appended track */
  | { type: 'cut'; deck: Deck }
  | { type: 'play'; deck: Deck; atMs?: number }
  | { type: 'pause'; deck: Deck }
  | { type: 'seek'; deck: Deck; ms: number }
  | { type: 'unload'; deck: Deck }
  /** fades one deck out while the other one's track begins */
  | { type: 'crossfade'; from: Deck; to: Deck; ms: number }
  /**
   * A–B repeat: crossfades to the other deck, which holds the same track; the old one seeks to `backMs` afterwards
   */
  | { type: 'turn'; from: Deck; to: Deck; ms: number; backMs: number }
  /** the progress store shows a track from this position */
  | { type: 'show-progress'; positionMs: number; durationMs: number }
  | { type: 'retry-later'; playId: number; delayMs: number }
  | { type: 'watch-stall'; playId: number }
  | { type: 'report-skip'; track: Track; code: PlayErrorCode }
  /** the play of the current track is over; `completed` when the track ended by itself */
  | { type: 'left'; playId: number; completed: boolean };

/** Result of a transition: next state and effects. */
export interface Step {
  readonly state: MachineState;
  readonly effects: readonly Effect[];
}

/** External inputs of a transition. */
export interface TransitionContext {
  /** ms since 1970 */
  readonly now: number;
  readonly random: () => number;
  /** position of the active deck, ms */
  readonly positionMs: number;
}

/** Whether data use is to be reduced now. */
export const isSaving = ({ saver, metered }: MachineState): boolean =>
  saver === 'on' || (saver === 'auto' && metered);

const soundingStatuses = new Set<PlayerStatus>(['resolving', 'buffering', 'playing']);

/** Whether a track plays, or will as soon as it is loaded. */
export const isSounding = (status: PlayerStatus): boolean => soundingStatuses.has(status);

/** Highest bit rates in general and while data is being saved, kbit/s; 0: any. */
type BitrateLimits = Pick<MachineState, 'limit' | 'saverLimit'>;

/** The highest bit rate to request, kbit/s; 0: any. */
export function currentLimit(state: MachineState): BitrateLimit | 0 {
  const { limit, saverLimit } = state;
  return isSaving(state) && saverLimit > 0 && (limit === 0 || saverLimit < limit) ? saverLimit : limit;
}

/** The quality to request: the chosen one, or the highest that is usual within the bit rate. */
export function currentLevel(state: MachineState): QualityLevel {
  const limit = currentLimit(state);
  if (limit === 0) return state.level;
  const usual = limit > 192 ? 'exhigh' : limit > 128 ? 'higher' : 'standard';
  return qualityLevels.find((level) => level === usual || level === state.level) ?? usual;
}

/** A transition passed as a function, so that its code loads on demand: a queue command, A–B repeat. */
export type PlayerCommand = (state: MachineState, around: TransitionContext) => Step;

/** A step without effects. */
export const withoutEffects = (state: MachineState): Step => ({ state, effects: [] });

/** The inactive deck. */
export const otherDeck = (deck: Deck): Deck => (deck === 0 ? 1 : 0);
