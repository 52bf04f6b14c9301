import { getRouteApi, HOME_PATH, useNavigate } from '@qingyin/routing';

const route = getRouteApi('/login');

/** Leads back to where the user came from, else home; the login page leaves no trace in the history. */
export function useReturn(): () => Promise<void> {
  const { redirect } = route.useSearch();
  const navigate = useNavigate();
  return () => navigate({ href: redirect ?? HOME_PATH, replace: true });
}
