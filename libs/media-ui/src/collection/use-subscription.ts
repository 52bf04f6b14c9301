import { useRequireLogin } from '@qingyin/auth-gate';
import { useLingui } from '@lingui/react/macro';
import type { SubscribeVariables } from '@qingyin/query-kit';
import { useSession } from '@qingyin/session/react';
import { attempt } from '@qingyin/ui';
import { useMutation, type UseMutationOptions } from '@tanstack/react-query';

/** Subscription state of a resource with a toggle. */
export interface Subscription {
  subscribed: boolean;
  /** undefined if subscribing is impossible; a guest is led to /login and back */
  toggle?: () => void;
}

interface SubscriptionOf<Result> {
  id: string;
  /** the service's answer; null or undefined while unknown or for guests */
  subscribed: boolean | null | undefined;
  /** kind of the login intent that completes the action */
  intent: string;
  mutation: UseMutationOptions<unknown, Error, SubscribeVariables, Result>;
}

/** Subscribe (收藏) or follow (关注) toggle: optimistic, with rollback on failure. */
export function useSubscription<Result>({ id, subscribed: said, intent, mutation }: SubscriptionOf<Result>) {
  const { t } = useLingui();
  const login = useSession((session) => session.login);
  const requireLogin = useRequireLogin();
  const { mutateAsync } = useMutation(mutation);
  const subscribed = login && said === true;
  const toggle = () => {
    const subscribe = !subscribed;
    if (!requireLogin({ kind: intent, payload: { id, subscribe } })) return;
    void attempt(t`没有成功，请再试一次`, () => mutateAsync({ id, subscribe }));
  };
  return { subscribed, toggle } satisfies Subscription;
}
