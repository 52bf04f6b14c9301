export type { SoundFacts } from './chain/format.ts';
export { soundFactsOf } from './chain/sound-facts-of.ts';
export {
  codeOfResolveError,
  ResolveFailure,
  type PlayError,
  type PlayErrorCode,
  type Skip,
} from './errors.ts';
export { createPlaybackFocus, type FocusSeat, type PlaybackFocus } from './playback-focus.ts';
export { changedRate, MAX_RATE, MIN_RATE } from './machine/rates.ts';
export { nextMode, playModes } from './machine/modes.ts';
export { createLazyPlayer, type LazyPlayer } from './lazy-player.ts';
export { createPlayer } from './player.ts';
export type { Player } from './player-interface.ts';
export type { AudioErrorKind, AudioEvent, AudioPort, Deck } from './ports/audio-port.ts';
export { htmlAudioPort, type HtmlAudioPort } from './ports/html-audio-port.ts';
export { indexedDbStorage } from './ports/indexed-db-storage.ts';
export { memoryStorage } from './ports/memory-storage.ts';
export { lazyMediaSession } from './ports/lazy-media-session.ts';
export { browserConnection } from './ports/browser-connection.ts';
export { pageLifecycle } from './ports/page-lifecycle.ts';
export type {
  Clock,
  ConnectionPort,
  MediaSessionActions,
  MediaSessionPort,
  PageLifecycle,
  PlayerPorts,
  PlayerReport,
  PlayerStorage,
} from './ports/ports.ts';
export { systemClock } from './ports/system-clock.ts';
export { CEILING_DBTP, evenLevel, REFERENCE_LUFS, type Loudness } from './tone/even.ts';
export { highestGain } from './tone/headroom.ts';
export { askForOutput, asksForOutput, knownOutputs } from './tone/outputs.ts';
export {
  presetOf,
  presets,
  withOwnPreset,
  withoutPreset,
  withPresetRenamed,
  type PresetName,
} from './tone/presets.ts';
export {
  BAND_LIMIT_DB,
  BANDS_HZ,
  neutralTone,
  PREAMP_LIMIT_DB,
  type Evenness,
  type Output,
  type OwnPreset,
  type Tone,
} from './tone/tone.ts';
export type { WritableStore } from './store.ts';
export { createPublicSnapshot, type PublicSnapshot } from './public-snapshot.ts';
export { MIN_LOOP_MS } from './timing/loop-limits.ts';
export { whyLower, type LowerReason } from './why-lower.ts';
export type {
  Loop,
  PlayerSnapshot,
  PlayerStatus,
  PlayMode,
  Progress,
  QueueSource,
  ResolvedUrl,
  Saver,
  Sleep,
  Store,
} from './types.ts';
