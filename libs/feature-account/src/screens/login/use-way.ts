import { getRouteApi, type LoginWay, useNavigate } from '@qingyin/routing';

const route = getRouteApi('/login');

/** Which way of coming in is open. It is in the address, so that a reload and a link keep it. */
export function useWay() {
  const { way, invitation } = route.useSearch();
  const navigate = useNavigate();
  return {
    // An invitation is for people without an account.
    way: way ?? (invitation === undefined ? ('password' as const) : ('sign-up' as const)),
    invitation,
    go: (next: LoginWay) =>
      void navigate({
        to: '/login',
        search: (kept) => ({
          ...kept,
          // The first one needs no word, unless an invitation would open another.
          way: next === 'password' && invitation === undefined ? undefined : next,
        }),
        replace: true,
        resetScroll: false,
      }),
  };
}
