import type { VideoTimelineName } from '@qingyin/data-video';

/** Search parameters of the page. */
interface VideoSearch {
  group?: string | undefined;
  page?: number | undefined;
}

/** Selected group and page. */
export interface VideoSelection {
  which: VideoTimelineName;
  page: number;
}

/** Value of `group` for recommended videos. */
const RECOMMENDED = 'recommended';

/** Selection in the URL; a group that is not a number is ignored. */
export function selectionOf({ group = '', page = 1 }: VideoSearch): VideoSelection {
  if (group === RECOMMENDED) return { which: RECOMMENDED, page };
  return { which: /^\d+$/.test(group) ? { group } : 'all', page };
}

/** Link to a page of videos; default values are omitted. */
export const videosLink = (which: VideoTimelineName, page = 1) => {
  const search: VideoSearch = {
    group: which === 'all' ? undefined : typeof which === 'string' ? which : which.group,
    page: page > 1 ? page : undefined,
  };
  return { to: '/video', search } as const;
};

/** Key of the group, e.g. for React. */
export const selectionKey = (which: VideoTimelineName): string =>
  typeof which === 'string' ? which : which.group;
