import { getRouteApi, type LoginWay, useNavigate } from '@qingyin/routing';

const route = getRouteApi('/login');

/** Open login way. Stored in the address, so that reloads and links keep it. */
export function useLoginWay() {
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
          // The default way is left out of the address, unless an invitation changes the default.
          way: next === 'password' && invitation === undefined ? undefined : next,
        }),
        replace: true,
        resetScroll: false,
      }),
  };
}
