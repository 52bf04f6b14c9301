import { type Heard } from '@qingyin/contract';

export interface HeardDay extends Heard {
  /** `2026-07-01` */
  date: string;
}
