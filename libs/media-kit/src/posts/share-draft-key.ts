import type { PostedThing } from '@qingyin/data-social';

/** Draft key of a post that shares a resource. */
export const shareDraftKey = ({ kind, id }: PostedThing): string => `share-${kind}-${id}`;
