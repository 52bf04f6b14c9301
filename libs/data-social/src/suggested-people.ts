import { endpoints, type SuggestedUser, type SuggestionReason } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { putBack, staleTime } from '@qingyin/query-kit';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { socialKeys } from './keys.ts';
import { type ListedPerson, toListedPerson } from './people-lists.ts';

/** The capability of services that propose people. */
export const SUGGEST_PEOPLE = 'suggest-people';

/** Somebody whom one may like to follow, and why. */
export type SuggestedPerson = ListedPerson & { id: number; reason: SuggestionReason };

const MOST = 12;

const toSuggested = (row: SuggestedUser): SuggestedPerson => ({
  ...toListedPerson(row),
  id: row.userId,
  reason: row.reason,
});

/** People whom the signed-in user may like to follow; only where the service offers `SUGGEST_PEOPLE`. */
export const suggestedPeopleQuery = () =>
  queryOptions({
    queryKey: socialKeys.suggested(),
    queryFn: async ({ signal }): Promise<SuggestedPerson[]> => {
      const params = { limit: MOST };
      return expectOk(await http.call(endpoints.social.peopleSuggested, { params, signal })).data.map(
        toSuggested,
      );
    },
    staleTime: staleTime.minutes(5),
  });

/**
 * Somebody is not proposed again: gone at once, and back at their place when the service refuses. `again` takes it back.
 */
export const notSuggestedMutation = () =>
  mutationOptions({
    mutationFn: async ({ person, again = false }: { person: SuggestedPerson; again?: boolean }) =>
      expectOk(
        await http.call(endpoints.social.peopleNotSuggested, {
          params: { id: String(person.userId), t: again ? 0 : 1 },
        }),
      ),
    onMutate: async ({ person, again = false }, { client }) => {
      const { queryKey } = suggestedPeopleQuery();
      await client.cancelQueries({ queryKey, predicate: ({ state }) => state.data !== undefined });
      const before = client.getQueryData(queryKey) ?? [];
      if (!again) client.setQueryData(queryKey, (known) => known && without(known, person));
      return { before };
    },
    onError: (_error, { person, again }, result, { client }) => {
      const { queryKey } = suggestedPeopleQuery();
      if (!again && result)
        client.setQueryData(queryKey, (known) => known && putBack(known, result.before, [person]));
    },
    onSuccess: (_answer, { again }, _result, { client }) => {
      if (again) void client.invalidateQueries({ queryKey: socialKeys.suggested() });
    },
    // One after the other: taking it back follows what it takes back.
    scope: { id: 'not-suggested' },
  });

const without = (known: readonly SuggestedPerson[], { userId }: SuggestedPerson) =>
  known.filter((each) => each.userId !== userId);
