import type { VideoTimelineName } from '@qingyin/data-video';

/** What the page's address may say. */
interface VideoSearch {
  group?: string | undefined;
  page?: number | undefined;
}

/** What is shown: which videos, and which page of them. */
export interface ChosenVideos {
  which: VideoTimelineName;
  page: number;
}

/** In place of a group's number. */
const RECOMMENDED = 'recommended';

/** What an address asks for; a group that is no number is none. */
export function chosenOf({ group = '', page = 1 }: VideoSearch): ChosenVideos {
  if (group === RECOMMENDED) return { which: RECOMMENDED, page };
  return { which: /^\d+$/.test(group) ? { group } : 'all', page };
}

/** The address of a page of videos; what is usual stays out of it. */
export const videosLink = (which: VideoTimelineName, page = 1) => {
  const search: VideoSearch = {
    group: which === 'all' ? undefined : typeof which === 'string' ? which : which.group,
    page: page > 1 ? page : undefined,
  };
  return { to: '/video', search } as const;
};

/** A name for it among others, also in keys. */
export const nameOfChoice = (which: VideoTimelineName): string =>
  typeof which === 'string' ? which : which.group;
