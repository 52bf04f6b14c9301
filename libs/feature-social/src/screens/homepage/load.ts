import { capabilitiesQuery } from '@qingyin/data-account';
import { likedIdsQuery, userPlaylistsQuery } from '@qingyin/data-library';
import {
  HIDE_PEOPLE,
  hiddenPeopleQuery,
  ownLevelQuery,
  personQuery,
  playRecordQuery,
} from '@qingyin/data-social';
import { prefetchTable } from '@qingyin/media-kit';
import type { ScreenLoadArgs } from '@qingyin/routing';
import { spanOf } from './homepage-view.ts';

type Args = Pick<
  ScreenLoadArgs<'/homepage/$uid'>,
  'queryClient' | 'params' | 'search' | 'preload' | 'loggedIn' | 'userId'
>;

/** Waits for who it is, not for what they have. Never rejects: the page says what went wrong. */
export async function loadHomepage({ queryClient, params, search, preload, loggedIn, userId }: Args) {
  const { uid } = params;
  const own = loggedIn && userId === uid;
  const recordShown = search.tab === undefined || search.tab === 'record';
  const loadRecord = () => void queryClient.prefetchQuery(playRecordQuery(uid, spanOf(search)));
  // A link that is only hovered gets the page's first view, no more.
  if (!preload) {
    prefetchTable(queryClient);
    void loadOffered(queryClient, loggedIn && !own);
    void queryClient.prefetchQuery(userPlaylistsQuery(uid));
    if (recordShown && own) loadRecord();
    if (recordShown && loggedIn && userId !== null) void queryClient.prefetchQuery(likedIdsQuery(userId));
  }
  await Promise.all([
    queryClient.prefetchQuery(personQuery(uid)),
    own && queryClient.prefetchQuery(ownLevelQuery(uid)),
  ]);
  // Whether one may ask for somebody else's, who it is says; what a guest may ask, the service (`useRecordAccess`).
  const open = queryClient.getQueryData(personQuery(uid).queryKey)?.recordOpen;
  if (!preload && recordShown && loggedIn && !own && open) loadRecord();
}

/** What the service offers, and whom one has hidden where one can. */
async function loadOffered(queryClient: Args['queryClient'], mayHide: boolean) {
  await queryClient.prefetchQuery(capabilitiesQuery());
  const offers = queryClient.getQueryData(capabilitiesQuery().queryKey);
  if (mayHide && offers?.features.includes(HIDE_PEOPLE)) await queryClient.prefetchQuery(hiddenPeopleQuery());
}
