import { type Heard } from '@qingyin/contract';

/** Plays and listening time of a day. */
export interface HeardDay extends Heard {
  /** `2026-07-01` */
  date: string;
}
