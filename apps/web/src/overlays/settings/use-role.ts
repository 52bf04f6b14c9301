import { roleQuery } from '@qingyin/data-account';
import { useOffered } from '@qingyin/media-kit';
import { useSession } from '@qingyin/session/react';
import { useQuery } from '@tanstack/react-query';

/** What the user may do beyond a member; undefined while not known, for guests, and in front of a foreign service. */
export function useRole(): string | undefined {
  const login = useSession((session) => session.login);
  const ours = useOffered('account');
  const { data } = useQuery({ ...roleQuery(), enabled: login && ours });
  return login && ours ? data : undefined;
}
