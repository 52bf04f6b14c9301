import type { SongSpec } from '../demo/compose/song-spec.ts';
import type { SoundType } from '../files/sound-type.ts';
import type { AudioFormat } from '../media/types.ts';
import type { Failure } from './decode/pieces.ts';
import type { Measured } from './measure/measure-sound.ts';

/** What is to be measured: a file, or a song that is made for it and not kept. */
export type Source =
  { kind: 'file'; path: string; type: SoundType } | { kind: 'made'; spec: SongSpec; format: AudioFormat };

/** How much of the time is rested: little for what somebody is about to hear, most for what nobody asks for. */
export type Pace = 'hurrying' | 'atLeisure' | 'nowAndThen';

/** `hurry`: what was begun at another pace is needed soon. */
export type ToWorker =
  { type: 'measure'; job: number; source: Source; pace: Pace } | { type: 'hurry'; job: number };

export type FromWorker =
  /** it has begun, and then now and then: it goes on */
  | { type: 'alive'; job: number }
  | { type: 'measured'; job: number; measured: Measured }
  /** `system`: nothing is said about the file, it could not be read */
  | { type: 'failed'; job: number; code: Failure | 'system'; reason: string };
