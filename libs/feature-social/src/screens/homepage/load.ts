import { prefetchTableSettings } from '@qingyin/track-list';
import { capabilitiesQuery } from '@qingyin/data-account';
import { likedIdsQuery, userPlaylistsQuery } from '@qingyin/data-library';
import {
  HIDE_PEOPLE,
  hiddenPeopleQuery,
  ownLevelQuery,
  personQuery,
  playRecordQuery,
} from '@qingyin/data-social';
import type { ScreenLoadArgs } from '@qingyin/routing';
import { spanOf } from './homepage-search.ts';

type Args = Pick<
  ScreenLoadArgs<'/homepage/$uid'>,
  'queryClient' | 'params' | 'search' | 'preload' | 'loggedIn' | 'userId'
>;

/** Route loader: waits for the user's profile, not for their lists. Never rejects: the page shows the error. */
export async function loadHomepage({ queryClient, params, search, preload, loggedIn, userId }: Args) {
  const { uid } = params;
  const own = loggedIn && userId === uid;
  const recordShown = search.tab === undefined || search.tab === 'record';
  const loadRecord = () => void queryClient.prefetchQuery(playRecordQuery(uid, spanOf(search)));
  // First, because few calls are sent at once.
  const head = Promise.all([
    queryClient.prefetchQuery(personQuery(uid)),
    own && queryClient.prefetchQuery(ownLevelQuery(uid)),
  ]);
  // A preload (hovered link) fetches only what the first view needs.
  if (!preload) {
    prefetchTableSettings(queryClient);
    void loadOffered(queryClient, loggedIn && !own);
    void queryClient.prefetchQuery(userPlaylistsQuery(uid));
    if (recordShown && own) loadRecord();
    if (recordShown && loggedIn && userId !== null) void queryClient.prefetchQuery(likedIdsQuery(userId));
  }
  await head;
  // The profile decides whether another user's play record may be requested; for guests it also depends on the
  // service (`useRecordAccess`).
  const open = queryClient.getQueryData(personQuery(uid).queryKey)?.recordOpen;
  if (!preload && recordShown && loggedIn && !own && open) loadRecord();
}

/** Loads the service's capabilities and, if it supports hiding, the hidden users. */
async function loadOffered(queryClient: Args['queryClient'], mayHide: boolean) {
  await queryClient.prefetchQuery(capabilitiesQuery());
  const offers = queryClient.getQueryData(capabilitiesQuery().queryKey);
  if (mayHide && offers?.features.includes(HIDE_PEOPLE)) await queryClient.prefetchQuery(hiddenPeopleQuery());
}
