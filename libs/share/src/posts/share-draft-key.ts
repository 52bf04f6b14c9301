import type { PostedResource } from '@qingyin/data-social';

/** Draft key of a post that shares a resource. */
export const shareDraftKey = ({ kind, id }: PostedResource): string => `share-${kind}-${id}`;
