import { endpoints, resultCodes, type SignedInDevice } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { ownKeys } from './own-keys.ts';

/** Where the user is signed in, the one used last first. */
export const sessionsQuery = () =>
  queryOptions({
    queryKey: ownKeys.sessions(),
    queryFn: async ({ signal }): Promise<SignedInDevice[]> =>
      expectOk(await http.call(endpoints.account.sessions, { signal })).data,
    staleTime: 0,
  });

/** Signs a device out: it leaves the list at once and comes back at its place when the service says no. */
export const endSessionMutation = () =>
  mutationOptions({
    mutationFn: async ({ id }: SignedInDevice): Promise<void> => {
      const answer = await http.call(endpoints.account.sessionEnd, { params: { id } });
      // It has ended by itself in the meantime.
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

/** Signs every other device out. */
export const endOtherSessionsMutation = () =>
  mutationOptions({
    mutationFn: async (): Promise<number> =>
      expectOk(await http.call(endpoints.account.sessionsEndOthers)).ended,
    onSuccess: (_ended, _variables, _result, { client }) => {
      client.setQueryData(sessionsQuery().queryKey, (known) => known?.filter(({ current }) => current));
    },
  });
