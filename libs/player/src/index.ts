export type { SoundFacts } from './chain/format.ts';
export {
  codeOfResolveError,
  ResolveFailure,
  type PlayError,
  type PlayErrorCode,
  type Skip,
} from './errors.ts';
export { createPlaybackFocus, type FocusSeat, type PlaybackFocus } from './playback-focus.ts';
export { nextMode, playModes } from './machine/modes.ts';
export { createPlayer } from './player.ts';
export type { AudioErrorKind, AudioEvent, AudioPort, Deck } from './ports/audio-port.ts';
export { htmlAudioPort, type HtmlAudioPort } from './ports/html-audio-port.ts';
export { indexedDbStorage } from './ports/indexed-db-storage.ts';
export { memoryStorage } from './ports/memory-storage.ts';
export { lazyMediaSession } from './ports/lazy-media-session.ts';
export { pageLifecycle } from './ports/page-lifecycle.ts';
export type {
  Clock,
  MediaSessionActions,
  MediaSessionPort,
  PageLifecycle,
  PlayerPorts,
  PlayerReport,
  PlayerStorage,
} from './ports/ports.ts';
export { systemClock } from './ports/system-clock.ts';
export { createPublicSnapshot, type PublicSnapshot } from './public-snapshot.ts';
export type {
  Player,
  PlayerSnapshot,
  PlayerStatus,
  PlayMode,
  Progress,
  QueueSource,
  ResolvedUrl,
  Sleep,
  Store,
} from './types.ts';
