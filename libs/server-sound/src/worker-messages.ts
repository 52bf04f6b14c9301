import type { SoundType, DecodeFailure, SoundMeasurement } from '@qingyin/audio-dsp';
import type { SongSpec, AudioFormat } from '@qingyin/server-media';

/** What to measure: a file, or a song that is rendered for measuring and not stored. */
export type MeasuringSource =
  { kind: 'file'; path: string; type: SoundType } | { kind: 'made'; spec: SongSpec; format: AudioFormat };

/** Share of the time that the worker pauses: least for songs about to be played, most for songs without a request. */
export type Pace = 'hurrying' | 'atLeisure' | 'nowAndThen';

/** `hurry`: the running job has become urgent. */
export type WorkerRequest =
  { type: 'measure'; job: number; source: MeasuringSource; pace: Pace } | { type: 'hurry'; job: number };

export type WorkerResponse =
  /** the job has started, and then periodically: it makes progress */
  | { type: 'alive'; job: number }
  | { type: 'measured'; job: number; measured: SoundMeasurement }
  /** `system`: the file could not be read, which says nothing about its content */
  | { type: 'failed'; job: number; code: DecodeFailure | 'system'; reason: string };
