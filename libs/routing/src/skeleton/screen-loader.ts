import type { LooseScreen, RouterContext } from '../context.ts';

interface LoaderArgs {
  context: RouterContext;
  route: { id: string; options: { staticData?: { access?: 'public' | 'personal' } } };
  deps: object;
  preload: boolean;
}

/**
 * The loader of every screen route: looks the screen up in the router context, runs its `load` and waits for its code. A
 * guest on a personal route loads no data, since the call would earn a 301 and throw the guest out of a page that invites.
 * Rejects with what `load` or the code rejects with.
 *
 * It waits for the code although the router does so too: the router shows the pending view only while a loader runs. Where
 * a hover had fetched the data, a click on a page whose code is slow would show nothing.
 */
export async function runScreenLoader(args: LoaderArgs): Promise<void> {
  const screen = args.context.screens[args.route.id];
  if (!screen) return;
  await Promise.all([screen.view(), loadData(screen, args)]);
}

async function loadData({ load }: LooseScreen, args: LoaderArgs): Promise<void> {
  if (!load) return;
  const { context, route, deps, preload } = args;
  const { login, userId } = context.session.get();
  if (route.options.staticData?.access === 'personal' && !login) return;
  // Named in `LoaderArgs`, `params` would widen every route's params to `object` by inference.
  const { params } = args as LoaderArgs & { params: object };
  const loadTyped = load as (args: object) => Promise<unknown> | void;
  await loadTyped({
    queryClient: context.queryClient,
    params,
    search: deps,
    preload,
    loggedIn: login,
    userId,
  });
}
