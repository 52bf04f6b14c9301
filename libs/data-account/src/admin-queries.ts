import { endpoints, type Invitation, resultCodes, type PendingCaptcha } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { lazyAccountKeys } from './lazy-keys.ts';

/**
 * Makes the user an administrator with the code from the server's terminal. Rejects with `ApiError` code 403 when
 * the code is wrong or an administrator exists already.
 */
export const claimAdminMutation = () =>
  mutationOptions({
    mutationFn: async (claim: string): Promise<void> => {
      expectOk(await http.call(endpoints.account.adminClaim, { params: { claim } }));
    },
    meta: { invalidates: [lazyAccountKeys.role()] },
  });

/** All invitations, newest first. */
export const invitationsQuery = () =>
  queryOptions({
    queryKey: lazyAccountKeys.invitations(),
    queryFn: async ({ signal }): Promise<Invitation[]> =>
      expectOk(await http.call(endpoints.account.invitations, { signal })).data,
    staleTime: 0,
  });

/** A new invitation with its link, which the service returns only once. */
export type NewInvitation = Invitation & { link: string };

export const createInvitationMutation = () =>
  mutationOptions({
    mutationFn: async (days: number): Promise<NewInvitation> =>
      expectOk(await http.call(endpoints.account.invitationCreate, { params: { days } })).data,
    meta: { invalidates: [lazyAccountKeys.invitations()] },
  });

/** Revokes an invitation: optimistic update, rolled back to its position when the service refuses. */
export const revokeInvitationMutation = () =>
  mutationOptions({
    mutationFn: async (id: number): Promise<void> => {
      const answer = await http.call(endpoints.account.invitationRevoke, { params: { id: String(id) } });
      if (answer.code !== resultCodes.notFound) expectOk(answer);
    },
    onMutate: async (id, { client }) => {
      const { queryKey } = invitationsQuery();
      await client.cancelQueries({ queryKey });
      const known = client.getQueryData(queryKey) ?? [];
      const place = known.findIndex((one) => one.id === id);
      client.setQueryData(queryKey, (list) => list?.filter((one) => one.id !== id));
      return { place, invitation: known[place] };
    },
    onError: (_error, id, result, { client }) => {
      const { place = -1, invitation } = result ?? {};
      if (!invitation) return;
      client.setQueryData(invitationsQuery().queryKey, (list) =>
        list?.some((one) => one.id === id) ? list : list?.toSpliced(place, 0, invitation),
      );
    },
    meta: { invalidates: [lazyAccountKeys.invitations()] },
  });

/** Polling interval, ms; short, because users wait for their codes. */
const LOOK_MS = 10_000;

/** Verification codes for phones that an administrator has to pass on. */
export const pendingCaptchasQuery = () =>
  queryOptions({
    queryKey: lazyAccountKeys.pendingCaptchas(),
    queryFn: async ({ signal }): Promise<PendingCaptcha[]> =>
      expectOk(await http.call(endpoints.account.adminCaptchas, { signal })).data,
    staleTime: 0,
    refetchInterval: LOOK_MS,
  });
