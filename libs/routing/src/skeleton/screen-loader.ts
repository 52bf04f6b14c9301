import type { RouterContext } from '../context.ts';

interface LoaderArgs {
  context: RouterContext;
  route: { id: string; options: { staticData?: { access?: 'public' | 'personal' } } };
  deps: object;
  preload: boolean;
}

/**
 * The loader of every screen route: looks the screen up in the router context and runs its `load`. A guest on a
 * personal route loads nothing, since the call would earn a 301 and throw the guest out of a page that invites.
 */
export async function runScreenLoader(args: LoaderArgs): Promise<void> {
  const { context, route, deps, preload } = args;
  const screen = context.screens[route.id];
  if (!screen?.load) return;
  const { login, userId } = context.session.get();
  if (route.options.staticData?.access === 'personal' && !login) return;
  // Named in `LoaderArgs`, `params` would widen every route's params to `object` by inference.
  const { params } = args as LoaderArgs & { params: object };
  const load = screen.load as (args: object) => Promise<unknown> | void;
  await load({ queryClient: context.queryClient, params, search: deps, preload, loggedIn: login, userId });
}
