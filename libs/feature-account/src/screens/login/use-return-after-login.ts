import { getRouteApi, HOME_PATH, useNavigate } from '@qingyin/routing';

const route = getRouteApi('/login');

/** Returns to the page the user came from, else home. Replaces the login page in the history. */
export function useReturnAfterLogin(): () => Promise<void> {
  const { redirect } = route.useSearch();
  const navigate = useNavigate();
  return () => navigate({ href: redirect ?? HOME_PATH, replace: true });
}
