import type { ThreadParams } from '@qingyin/contract';
import type { CommentedKind } from './commented-kind.ts';

/** A resource that has comments. */
export interface Thread {
  kind: CommentedKind;
  /** id of the resource: `<event>_<author>` for a post (see `threadOf`), the `vid` for a video */
  id: string;
}

/** The contract's numbers of the kinds of resources (docs/specification/contract/comments.md). */
const types = { song: 0, mv: 1, playlist: 2, album: 3, video: 5, event: 6 } as const satisfies Record<
  CommentedKind,
  number
>;

const EVENT_PREFIX = 'A_EV_2_';

/** Creates a thread; for a post, `id` may also be the full thread id. */
export const threadOf = (kind: CommentedKind, id: string): Thread => ({
  kind,
  id: kind === 'event' && id.startsWith(EVENT_PREFIX) ? id.slice(EVENT_PREFIX.length) : id,
});

/**
 * Parameters that identify a thread in calls that read. Posts use the full thread id, which all services of the
 * contract accept (docs/specification/contract/comments.md).
 */
export const readingParams = (thread: Thread): ThreadParams => writingParams(thread);

/**
 * Parameters that identify a thread in calls that write: services of the contract accept posts by the full thread
 * id only.
 */
export const writingParams = ({ kind, id }: Thread): ThreadParams =>
  kind === 'event' ? { type: types.event, threadId: EVENT_PREFIX + id } : { type: types[kind], id };
