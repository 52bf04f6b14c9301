import { capabilitiesQuery } from '@qingyin/data-account';
import { fansQuery, followedArtistsQuery, followsQuery, personQuery } from '@qingyin/data-social';
import type { ScreenLoadArgs } from '@qingyin/routing';

type Args = Pick<
  ScreenLoadArgs<'/care/follows/$uid'>,
  'queryClient' | 'params' | 'search' | 'preload' | 'loggedIn' | 'userId'
>;

/** Loads the head of /care. Never rejects: the page shows the error. */
export const loadCareHead = ({ queryClient, params }: Pick<Args, 'queryClient' | 'params'>): Promise<void> =>
  queryClient.prefetchQuery(personQuery(params.uid));

/** Route loader: waits for the head, not for the list. A preload (hovered link) fetches the head only. */
export function loadCareFollows(args: Args): Promise<void> {
  const { queryClient, params, search, preload, loggedIn, userId } = args;
  const { uid } = params;
  // First, because few calls are sent at once.
  const head = loadCareHead(args);
  if (!preload) {
    const artists = loggedIn && userId === uid && search.of === 'artists';
    void queryClient.prefetchQuery(capabilitiesQuery());
    if (artists) void queryClient.prefetchInfiniteQuery(followedArtistsQuery(uid));
    else void queryClient.prefetchInfiniteQuery(followsQuery(uid));
  }
  return head;
}

/** Route loader: like `loadCareFollows`. */
export function loadCareFan(args: Omit<Args, 'search'>): Promise<void> {
  const { queryClient, params, preload, loggedIn, userId } = args;
  const { uid } = params;
  const head = loadCareHead(args);
  if (!preload) void queryClient.prefetchInfiniteQuery(fansQuery(uid, loggedIn && userId === uid));
  return head;
}
