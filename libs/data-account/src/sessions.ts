import { endpoints, resultCodes, type SignedInDevice } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { lazyAccountKeys } from './lazy-keys.ts';

/** Sessions of the user, the most recently used first. */
export const sessionsQuery = () =>
  queryOptions({
    queryKey: lazyAccountKeys.sessions(),
    queryFn: async ({ signal }): Promise<SignedInDevice[]> =>
      expectOk(await http.call(endpoints.account.sessions, { signal })).data,
    staleTime: 0,
  });

/** Ends a session: optimistic update, rolled back to its position when the service refuses. */
export const endSessionMutation = () =>
  mutationOptions({
    mutationFn: async ({ id }: SignedInDevice): Promise<void> => {
      const answer = await http.call(endpoints.account.sessionEnd, { params: { id } });
      // Not found: the session has ended already.
      if (answer.code !== resultCodes.notFound) expectOk(answer);
    },
    onMutate: async (session, { client }) => {
      const { queryKey } = sessionsQuery();
      await client.cancelQueries({ queryKey });
      const place = client.getQueryData(queryKey)?.findIndex(({ id }) => id === session.id) ?? -1;
      client.setQueryData(queryKey, (known) => known?.filter(({ id }) => id !== session.id));
      return { place };
    },
    onError: (_error, session, result, { client }) => {
      const place = result?.place ?? -1;
      if (place < 0) return;
      client.setQueryData(sessionsQuery().queryKey, (known) =>
        known?.some(({ id }) => id === session.id) ? known : known?.toSpliced(place, 0, session),
      );
    },
  });

/** Ends all sessions except the current one. */
export const endOtherSessionsMutation = () =>
  mutationOptions({
    mutationFn: async (): Promise<number> =>
      expectOk(await http.call(endpoints.account.sessionsEndOthers)).ended,
    onSuccess: (_ended, _variables, _result, { client }) => {
      client.setQueryData(sessionsQuery().queryKey, (known) => known?.filter(({ current }) => current));
    },
  });
