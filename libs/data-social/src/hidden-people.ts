import { endpoints, type HiddenUser } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { socialKeys } from './keys.ts';
import { confirmMuted, feedHasPostsOf, setMutedSince } from './muted-authors.ts';
import { setFollowedInCaches } from './profile-shadow.ts';

/** Name of the capability for blocking and muting users. */
export const HIDE_PEOPLE = 'hide-people';

/** `block`: neither user sees the other; `mute`: the user gets no posts and notifications of the other. */
export type HideKind = HiddenUser['kind'];

/** Users whom the logged-in user has blocked or muted, newest first; only with the capability `HIDE_PEOPLE`. */
export const hiddenPeopleQuery = () =>
  queryOptions({
    queryKey: socialKeys.hidden(),
    queryFn: async ({ signal }): Promise<HiddenUser[]> =>
      expectOk(await http.call(endpoints.social.peopleHidden, { signal })).data,
  });

export interface HideVariables {
  person: Pick<HiddenUser, 'userId' | 'nickname' | 'avatarUrl'>;
  kind: HideKind;
  /** false: unblock or unmute */
  hide: boolean;
}

const calls = { block: endpoints.social.peopleBlock, mute: endpoints.social.peopleMute } as const;

/**
 * Blocks or mutes a user, or undoes it: optimistic update, rolled back exactly when the service refuses. A block
 * invalidates all social answers. Posts of muted users are filtered out of the feed on the client, so muting needs
 * no refetch of it.
 */
export const hidePersonMutation = () =>
  mutationOptions({
    mutationFn: async ({ person, kind, hide }: HideVariables) =>
      expectOk(await http.call(calls[kind], { params: { id: String(person.userId), t: hide ? 1 : 0 } })),
    onMutate: async ({ person, kind, hide }, { client }) => {
      const { queryKey } = hiddenPeopleQuery();
      await client.cancelQueries({ queryKey, predicate: ({ state }) => state.data !== undefined });
      const before = client.getQueryData(queryKey);
      const same = (each: HiddenUser) => each.userId === person.userId && each.kind === kind;
      const { userId, nickname, avatarUrl } = person;
      const entry: HiddenUser = { userId, nickname, avatarUrl, kind, time: Date.now() };
      client.setQueryData(queryKey, (known) => {
        const others = known?.filter((each) => !same(each));
        return others && hide ? [entry, ...others] : others;
      });
      // A blocked user is unfollowed.
      const unfollowed = kind === 'block' && hide ? setFollowedInCaches(client, person.userId, false) : [];
      const mutedSince =
        kind === 'mute' ? setMutedSince(client, userId, hide ? Date.now() : undefined) : undefined;
      return { before: before?.find(same), at: before?.findIndex(same) ?? -1, unfollowed, mutedSince };
    },
    onSuccess: (_answer, variables, { mutedSince }, { client }) => {
      if (variables.kind === 'mute' && variables.hide) confirmMuted(client, variables.person.userId);
      return refetchAfterHide(client, variables, mutedSince);
    },
    onError: (_error, { person, kind }, result, { client }) => {
      if (!result) return;
      const { before, at, unfollowed, mutedSince } = result;
      if (kind === 'mute') setMutedSince(client, person.userId, mutedSince);
      client.setQueryData(hiddenPeopleQuery().queryKey, (known) => {
        const others = known?.filter((each) => each.userId !== person.userId || each.kind !== kind);
        return others && before ? others.toSpliced(at, 0, before) : others;
      });
      setFollowedInCaches(client, person.userId, true, unfollowed);
    },
    scope: { id: 'hide-person' },
  });

/** Invalidates what the service now answers differently; the feed only when it lacks posts of an unmuted user. */
async function refetchAfterHide(
  client: QueryClient,
  { kind, hide }: HideVariables,
  mutedSince: number | undefined,
): Promise<void> {
  const heardOf = [
    socialKeys.hidden(),
    socialKeys.notifications(),
    socialKeys.suggested(),
    socialKeys.newPosts(),
  ];
  const lacking = !hide && !feedHasPostsOf(client, mutedSince);
  const keys = kind === 'block' ? [socialKeys.all] : lacking ? [...heardOf, socialKeys.feed()] : heardOf;
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}
