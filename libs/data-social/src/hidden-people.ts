import { endpoints, type HiddenPerson } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { socialKeys } from './keys.ts';
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
 * Blocks or mutes somebody, or ends that: shown at once, and exactly that goes back when the service refuses. What others
 * wrote is asked for anew, since it is more or less now.
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
      return { before: before?.find(same), at: before?.findIndex(same) ?? -1, unfollowed };
    },
    onError: (_error, { person, kind }, result, { client }) => {
      if (!result) return;
      const { before, at, unfollowed } = result;
      client.setQueryData(hiddenPeopleQuery().queryKey, (known) => {
        const others = known?.filter((each) => each.userId !== person.userId || each.kind !== kind);
        return others && before ? others.toSpliced(at, 0, before) : others;
      });
      markFollowed(client, person.userId, true, unfollowed);
    },
    scope: { id: 'hide-person' },
    meta: { invalidates: [socialKeys.all] },
  });
