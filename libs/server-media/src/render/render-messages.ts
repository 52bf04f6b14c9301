import type { SongSpec } from '../compose/song-spec.ts';
import type { AudioFormat } from '../types.ts';

/** Priority, smaller comes first: requested by a listener, rendering ahead, lossless. */
export const urgency = { asked: 0, ahead: 1, lossless: 2 } as const;
export type Urgency = (typeof urgency)[keyof typeof urgency];

export type RenderRequest =
  | { type: 'start'; job: number; spec: SongSpec; format: AudioFormat; urgency: Urgency }
  | { type: 'urgency'; job: number; urgency: Urgency }
  | { type: 'cancel'; job: number };

export type RenderResponse =
  | { type: 'data'; job: number; bytes: Uint8Array<ArrayBuffer> }
  | { type: 'done'; job: number }
  | { type: 'failed'; job: number; reason: string };
