import { endpoints, type HiddenPerson } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { socialKeys } from './keys.ts';
import { confirmMuted, holdsPostsOf, muteHere } from './muted-here.ts';
import { markFollowed } from './people-in-caches.ts';

/** The capability of services in which one can block and mute people. */
export const HIDE_PEOPLE = 'hide-people';

/** How somebody is hidden: `block`, neither sees the other; `mute`, one is not told of them. */
export type Hiding = HiddenPerson['kind'];

/** Whom the signed-in user has blocked or muted, the newest first; only where the service offers `HIDE_PEOPLE`. */
export const hiddenPeopleQuery = () =>
  queryOptions({
    queryKey: socialKeys.hidden(),
    queryFn: async ({ signal }): Promise<HiddenPerson[]> =>
      expectOk(await http.call(endpoints.social.peopleHidden, { signal })).data,
  });

export interface HideVariables {
  person: Pick<HiddenPerson, 'userId' | 'nickname' | 'avatarUrl'>;
  kind: Hiding;
  /** false ends it */
  hide: boolean;
}

const calls = { block: endpoints.social.peopleBlock, mute: endpoints.social.peopleMute } as const;

/**
 * Blocks or mutes somebody, or ends that: shown at once, and exactly that goes back when the service refuses. What is more
 * or less by a block is asked for anew; the posts of who is muted leave the feed, and come back to it, by themselves.
 */
export const hidePersonMutation = () =>
  mutationOptions({
    mutationFn: async ({ person, kind, hide }: HideVariables) =>
      expectOk(await http.call(calls[kind], { params: { id: String(person.userId), t: hide ? 1 : 0 } })),
    onMutate: async ({ person, kind, hide }, { client }) => {
      const { queryKey } = hiddenPeopleQuery();
      await client.cancelQueries({ queryKey, predicate: ({ state }) => state.data !== undefined });
      const before = client.getQueryData(queryKey);
      const same = (each: HiddenPerson) => each.userId === person.userId && each.kind === kind;
      const { userId, nickname, avatarUrl } = person;
      const entry: HiddenPerson = { userId, nickname, avatarUrl, kind, time: Date.now() };
      client.setQueryData(queryKey, (known) => {
        const others = known?.filter((each) => !same(each));
        return others && hide ? [entry, ...others] : others;
      });
      // Who is blocked is no longer followed.
      const unfollowed = kind === 'block' && hide ? markFollowed(client, person.userId, false) : [];
      const mutedSince =
        kind === 'mute' ? muteHere(client, userId, hide ? Date.now() : undefined) : undefined;
      return { before: before?.find(same), at: before?.findIndex(same) ?? -1, unfollowed, mutedSince };
    },
    onSuccess: (_answer, wish, { mutedSince }, { client }) => {
      if (wish.kind === 'mute' && wish.hide) confirmMuted(client, wish.person.userId);
      return askAnew(client, wish, mutedSince);
    },
    onError: (_error, { person, kind }, result, { client }) => {
      if (!result) return;
      const { before, at, unfollowed, mutedSince } = result;
      if (kind === 'mute') muteHere(client, person.userId, mutedSince);
      client.setQueryData(hiddenPeopleQuery().queryKey, (known) => {
        const others = known?.filter((each) => each.userId !== person.userId || each.kind !== kind);
        return others && before ? others.toSpliced(at, 0, before) : others;
      });
      markFollowed(client, person.userId, true, unfollowed);
    },
    scope: { id: 'hide-person' },
  });

/** Asks for what the service answers otherwise now; for the feed as a whole only where it lacks posts that are in it again. */
async function askAnew(
  client: QueryClient,
  { kind, hide }: HideVariables,
  mutedSince: number | undefined,
): Promise<void> {
  const heardOf = [socialKeys.hidden(), socialKeys.notices(), socialKeys.suggested(), socialKeys.feedNews()];
  const lacking = !hide && !holdsPostsOf(client, mutedSince);
  const keys = kind === 'block' ? [socialKeys.all] : lacking ? [...heardOf, socialKeys.feed()] : heardOf;
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}
