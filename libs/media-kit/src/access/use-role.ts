import { capabilitiesQuery, roleQuery } from '@qingyin/data-account';
import { useSession } from '@qingyin/session/react';
import { useQuery } from '@tanstack/react-query';

/**
 * What the user may do beyond a guest, as the service calls it (docs/api-extensions.md); null for guests and in front of a
 * foreign service, undefined while that is being asked.
 */
export function useRole(): string | null | undefined {
  const login = useSession((session) => session.login);
  const offers = useQuery(capabilitiesQuery());
  const ours = offers.data?.features.includes('account') === true;
  const role = useQuery({ ...roleQuery(), enabled: login && ours });
  if (login && (offers.isPending || (ours && role.isPending))) return undefined;
  return login && ours ? (role.data ?? null) : null;
}

/** Whether the user is an administrator; undefined while that is being asked. */
export function useIsAdmin(): boolean | undefined {
  const role = useRole();
  return role === undefined ? undefined : role === 'admin';
}
