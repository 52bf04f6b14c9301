import { endpoints, type SuggestedUser, type SuggestionReason } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { reinsertRows, staleTime } from '@qingyin/query-kit';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { socialKeys } from './keys.ts';
import { type ListedPerson, toListedPerson } from './people-lists.ts';

/** Name of the capability for suggested users. */
export const SUGGEST_PEOPLE = 'suggest-people';

/** A user whom the logged-in user may want to follow, with the reason. */
export type SuggestedPerson = ListedPerson & { id: number; reason: SuggestionReason };

const MOST = 12;

const toSuggested = (row: SuggestedUser): SuggestedPerson => ({
  ...toListedPerson(row),
  id: row.userId,
  reason: row.reason,
});

/** Users whom the logged-in user may want to follow; only with the capability `SUGGEST_PEOPLE`. */
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
 * Dismisses a suggested user: optimistic update, rolled back to the position when the service refuses. `again`
 * undoes a dismissal.
 */
export const dismissSuggestionMutation = () =>
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
        client.setQueryData(queryKey, (known) => known && reinsertRows(known, result.before, [person]));
    },
    onSuccess: (_answer, { again }, _result, { client }) => {
      if (again) void client.invalidateQueries({ queryKey: socialKeys.suggested() });
    },
    // Serialised, so that undoing follows the dismissal.
    scope: { id: 'not-suggested' },
  });

const without = (known: readonly SuggestedPerson[], { userId }: SuggestedPerson) =>
  known.filter((each) => each.userId !== userId);
