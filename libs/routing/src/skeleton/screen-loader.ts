import type { UntypedScreen, RouterContext } from '../context.ts';
import { firstAnswers, queriesOfPage } from '../page-queries.ts';

/** Longest time that a page waits for the data of its `load`, ms; then it shows its skeletons. */
const DATA_PATIENCE_MS = 4000;
/**
 * Longest time that a page without any data waits although its `load` does not, ms. Skeletons that are replaced sooner
 * only flicker, and React keeps each of them for 300 ms.
 */
const QUICK_ANSWER_MS = 250;

interface LoaderArgs {
  context: RouterContext;
  location: { pathname: string; search: object };
  route: { id: string; options: { staticData?: { access?: 'public' | 'personal' } } };
  deps: object;
  preload: boolean;
}

/**
 * Loader of every screen route: looks up the screen in the router context, runs its `load` and waits for its code.
 * For guests on personal routes no data is loaded, because the call would answer 301 and end the guest's session
 * on a page that invites to log in. Rejects with the error of `load` or of the code. A service that answers late or
 * never does not keep the page from being shown.
 *
 * Waits for the code although the router does too: the router shows the pending view only while a loader runs.
 * After a hover has fetched the data, a click on a page with slow code would otherwise show no feedback.
 */
export async function runScreenLoader(args: LoaderArgs): Promise<void> {
  const screen = args.context.screens[args.route.id];
  if (!screen) return;
  const late = after(args.context.dataPatienceMs ?? DATA_PATIENCE_MS);
  await Promise.all([screen.view(), Promise.race([loadData(screen, args), late])]);
}

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

async function loadData({ load }: UntypedScreen, args: LoaderArgs): Promise<void> {
  if (!load) return;
  const { context, location, route, deps, preload } = args;
  const { login, userId } = context.session.get();
  if (route.options.staticData?.access === 'personal' && !login) return;
  // As members of `LoaderArgs`, `params` would widen the params of every route to `object` by inference.
  const { params } = args as LoaderArgs & { params: object };
  const loadTyped = load as (args: object) => Promise<unknown> | void;
  await loadTyped({
    queryClient: queriesOfPage(context.queryClient, location, preload),
    params,
    search: deps,
    preload,
    loggedIn: login,
    userId,
  });
  if (!preload) await Promise.race([firstAnswers(context.queryClient, location), after(QUICK_ANSWER_MS)]);
}
