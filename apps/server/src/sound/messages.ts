import type { SongSpec } from '../demo/compose/song-spec.ts';
import type { SoundType } from '../files/sound-type.ts';
import type { AudioFormat } from '../media/types.ts';
import type { Failure } from './decode/pieces.ts';
import type { Measured } from './measure/measure-sound.ts';

/** What to measure: a file, or a song that is rendered for measuring and not stored. */
export type Source =
  { kind: 'file'; path: string; type: SoundType } | { kind: 'made'; spec: SongSpec; format: AudioFormat };

/** Share of the time that the worker pauses: least for songs about to be played, most for songs without a request. */
export type Pace = 'hurrying' | 'atLeisure' | 'nowAndThen';

/** `hurry`: the running job has become urgent. */
export type ToWorker =
  { type: 'measure'; job: number; source: Source; pace: Pace } | { type: 'hurry'; job: number };

export type FromWorker =
  /** the job has started, and then periodically: it makes progress */
  | { type: 'alive'; job: number }
  | { type: 'measured'; job: number; measured: Measured }
  /** `system`: the file could not be read, which says nothing about its content */
  | { type: 'failed'; job: number; code: Failure | 'system'; reason: string };
