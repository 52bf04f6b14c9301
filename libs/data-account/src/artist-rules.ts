import {
  type ArtistRulePreview,
  type ArtistRuleRequest,
  endpoints,
  type MadeArtistRule,
} from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { queryRoots } from '@qingyin/query-kit';
import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import { lazyAccountKeys } from './lazy-keys.ts';

/** Capability of servers whose administrators join and split artists of music libraries (docs/api-extensions.md). */
export const ARTIST_RULES = 'artist-rules';

const PAGE = 1000;

/** What a rule of an artist's name would change. */
export const artistRulePreviewQuery = (artist: number, rule: ArtistRuleRequest) =>
  queryOptions({
    queryKey: lazyAccountKeys.artistRulePreview(artist, rule),
    queryFn: async ({ signal }): Promise<ArtistRulePreview> => {
      const params = { artist, rule: JSON.stringify(rule) };
      return expectOk(await http.call(endpoints.account.adminArtistRulePreview, { params, signal })).data;
    },
    staleTime: 0,
    gcTime: 0,
  });

/** All lists may contain the artists. */
const meta = {
  invalidates: [[queryRoots.music], [queryRoots.library], lazyAccountKeys.artistRules()],
};

/** Adds a rule. Resolves with `applied` false when a scan has to end before the artists change. */
export const addArtistRuleMutation = () =>
  mutationOptions({
    mutationFn: async ({ artist, rule }: { artist: number; rule: ArtistRuleRequest }) => {
      const params = { artist, rule: JSON.stringify(rule) };
      return expectOk(await http.call(endpoints.account.adminArtistRuleAdd, { params }));
    },
    meta,
  });

/** Undoes a rule, or makes it count again. */
export const undoArtistRuleMutation = () =>
  mutationOptions({
    mutationFn: async (params: { id: number; undone: boolean }) =>
      expectOk(await http.call(endpoints.account.adminArtistRuleUndo, { params })),
    meta,
  });

/** Infinite query of the rules, latest first. */
export const artistRulesQuery = () =>
  infiniteQueryOptions({
    queryKey: lazyAccountKeys.artistRules(),
    queryFn: async ({ pageParam, signal }): Promise<{ made: MadeArtistRule[]; more: boolean }> => {
      const params = { offset: pageParam };
      const { data, more } = expectOk(
        await http.call(endpoints.account.adminArtistRules, { params, signal }),
      );
      return { made: data, more };
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) =>
      last.more ? pages.reduce((sum, { made }) => sum + made.length, 0) : undefined,
    staleTime: 0,
  });

/** Loads the rules that count, all pages. */
export async function loadArtistRules(): Promise<Pick<MadeArtistRule, 'name' | 'artists'>[]> {
  const all: MadeArtistRule[] = [];
  for (let more = true; more;) {
    const params = { limit: PAGE, offset: all.length };
    const page = expectOk(await http.call(endpoints.account.adminArtistRules, { params }));
    all.push(...page.data);
    more = page.more && page.data.length > 0;
  }
  return all.flatMap(({ name, artists, undone }) => (undone ? [] : [{ name, artists }]));
}
