import { capabilitiesQuery, roleQuery } from '@qingyin/data-account';
import { useSession } from '@qingyin/session/react';
import { useQuery } from '@tanstack/react-query';

/**
 * Role of the user in the service (docs/api-extensions.md); null for guests and on services without accounts of
 * this project, undefined while the request is running.
 */
export function useRole(): string | null | undefined {
  const login = useSession((session) => session.login);
  const offers = useQuery(capabilitiesQuery());
  const ours = offers.data?.features.includes('account') === true;
  const role = useQuery({ ...roleQuery(), enabled: login && ours });
  if (login && (offers.isPending || (ours && role.isPending))) return undefined;
  return login && ours ? (role.data ?? null) : null;
}

/** Whether the user is an administrator; undefined while the request is running. */
export function useIsAdmin(): boolean | undefined {
  const role = useRole();
  return role === undefined ? undefined : role === 'admin';
}
