import type { PostedThing } from '@qingyin/data-social';

/** What a draft is called that goes out with something of the catalogue. */
export const shareDraft = ({ kind, id }: PostedThing): string => `share-${kind}-${id}`;
