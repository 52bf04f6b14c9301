import { capabilitiesQuery } from '@qingyin/data-account';
import { fansQuery, followedArtistsQuery, followsQuery, personQuery } from '@qingyin/data-social';
import type { ScreenLoadArgs } from '@qingyin/routing';

type Args = Pick<
  ScreenLoadArgs<'/care/follows/$uid'>,
  'queryClient' | 'params' | 'search' | 'preload' | 'loggedIn' | 'userId'
>;

/** What the head of /care needs before it shows. Never rejects: the page says what went wrong. */
export const loadCareHead = ({ queryClient, params }: Pick<Args, 'queryClient' | 'params'>): Promise<void> =>
  queryClient.prefetchQuery(personQuery(params.uid));

/** Waits for the head, not for the list. A link that is only hovered gets the head alone. */
export function loadCareFollows(args: Args): Promise<void> {
  const { queryClient, params, search, preload, loggedIn, userId } = args;
  const { uid } = params;
  if (!preload) {
    const artists = loggedIn && userId === uid && search.of === 'artists';
    void queryClient.prefetchQuery(capabilitiesQuery());
    if (artists) void queryClient.prefetchInfiniteQuery(followedArtistsQuery(uid));
    else void queryClient.prefetchInfiniteQuery(followsQuery(uid));
  }
  return loadCareHead(args);
}

/** As `loadCareFollows`. */
export function loadCareFan(args: Omit<Args, 'search'>): Promise<void> {
  const { queryClient, params, preload, loggedIn, userId } = args;
  const { uid } = params;
  if (!preload) void queryClient.prefetchInfiniteQuery(fansQuery(uid, loggedIn && userId === uid));
  return loadCareHead(args);
}
