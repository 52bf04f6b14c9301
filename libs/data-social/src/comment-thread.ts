import type { ThreadParams } from '@qingyin/contract';
import type { CommentedKind } from './commented-kind.ts';

/** Where comments stand. */
export interface Thread {
  kind: CommentedKind;
  /** of an event: `<event>_<author>` (`threadOf` makes it so); of a video its vid */
  id: string;
}

/** The contract's numbers of what is commented on (contract page, 3.8). */
const types = { song: 0, mv: 1, playlist: 2, album: 3, video: 5, event: 6 } as const satisfies Record<
  CommentedKind,
  number
>;

const EVENT_PREFIX = 'A_EV_2_';

/** A thread by what it is about; of an event the whole name of its thread does as well. */
export const threadOf = (kind: CommentedKind, id: string): Thread => ({
  kind,
  id: kind === 'event' && id.startsWith(EVENT_PREFIX) ? id.slice(EVENT_PREFIX.length) : id,
});

/** How calls that read name a thread: posts by the whole name, as services of the contract know them (3.8). */
export const readingParams = (thread: Thread): ThreadParams => writingParams(thread);

/** How calls that change something name a thread: services of the contract know posts there by the whole name alone. */
export const writingParams = ({ kind, id }: Thread): ThreadParams =>
  kind === 'event' ? { type: types.event, threadId: EVENT_PREFIX + id } : { type: types[kind], id };
