import { type PlayTotals } from '@qingyin/contract';

/** Plays and listening time of a day. */
export interface HeardDay extends PlayTotals {
  /** `2026-07-01` */
  date: string;
}
