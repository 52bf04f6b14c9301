export { composeSong } from './compose/compose-song.ts';
export { SAMPLE_RATE } from './compose/composition.ts';
export { createDemoRecording } from './compose/demo-recording.ts';
export { toLrc, toRomalrc, toTlyric, toYrc } from './compose/lyric-texts.ts';
export { createSongSpec } from './compose/song-spec-for.ts';
export { type Mood, type PoemLine, type SongSpec, modes, moods } from './compose/song-spec.ts';
export { createCoverService } from './covers/cover-service.ts';
export { createMedia } from './create-media.ts';
export { createFlacStream } from './encode/flac-stream.ts';
export { createMp3Stream } from './encode/mp3-stream.ts';
export { createConcurrencyLimit } from './images/concurrency-limit.ts';
export { MediaError } from './media-error.ts';
export { openWorker, workerUrl } from './render/worker-url.ts';
export type {
  AudioFacts,
  AudioFormat,
  AudioService,
  CoverKind,
  CoverSpec,
  ImageSource,
  Media,
  SongSource,
} from './types.ts';
