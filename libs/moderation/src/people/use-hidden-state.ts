import { useCapability } from '@qingyin/auth-gate';
import { HIDE_PEOPLE, hiddenPeopleQuery } from '@qingyin/data-social';
import { useSession } from '@qingyin/session/react';
import { useQuery } from '@tanstack/react-query';

/** Whether another user is blocked or muted. */
export interface HiddenState {
  /** whether muting and blocking is possible: logged in, and the service has the capability */
  isAvailable: boolean;
  blocked: boolean;
  muted: boolean;
}

/** Whether the user has blocked or muted another user; false while unknown. */
export function useHiddenState(userId: number): HiddenState {
  const login = useSession((session) => session.login);
  const service = useCapability(HIDE_PEOPLE);
  const offered = login && service;
  const { data } = useQuery({ ...hiddenPeopleQuery(), enabled: offered });
  const is = (wanted: 'block' | 'mute') =>
    offered && data?.some((each) => each.userId === userId && each.kind === wanted) === true;
  return { isAvailable: offered, blocked: is('block'), muted: is('mute') };
}
