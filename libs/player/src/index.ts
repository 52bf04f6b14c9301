export type { GaplessInfo } from './gapless/audio-format.ts';
export { toGaplessInfo } from './gapless/gapless-info.ts';
export {
  codeOfResolveError,
  ResolveFailure,
  type PlayError,
  type PlayErrorCode,
  type Skip,
} from './errors.ts';
export { createPlaybackFocus, type PlaybackFocus } from './playback-focus.ts';
export { steppedRate, MAX_RATE, MIN_RATE } from './machine/playback-rate.ts';
export { nextMode, playModes } from './mode-order.ts';
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
export {
  CEILING_DBTP,
  normalizationGain,
  REFERENCE_LUFS,
  type Loudness,
} from './sound-settings/loudness-normalization.ts';
export { equalizerPeakGain } from './sound-settings/equalizer-headroom.ts';
export { chooseOutput, hasOutputChooser, listOutputs } from './sound-settings/outputs.ts';
export {
  presetOf,
  presets,
  withUserPreset,
  withoutPreset,
  withPresetRenamed,
  type PresetName,
} from './sound-settings/presets.ts';
export {
  BAND_LIMIT_DB,
  BANDS_HZ,
  defaultSoundSettings,
  PREAMP_LIMIT_DB,
  type LoudnessNormalization,
  type Output,
  type UserPreset,
  type SoundSettings,
} from './sound-settings/sound-settings.ts';
export { createPublicSnapshot, type PublicSnapshot } from './public-snapshot.ts';
export { MIN_LOOP_MS } from './timing/loop-limits.ts';
export { lowerQualityReason, type LowerQualityReason } from './lower-quality-reason.ts';
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
} from './types.ts';
