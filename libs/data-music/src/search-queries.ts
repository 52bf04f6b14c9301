import { endpoints } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { staleTime } from '@qingyin/query-kit';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { musicKeys } from './keys.ts';

/** Search suggestions; the previous ones stay until the next arrive. Lists without matches are absent. */
export const suggestQuery = (keywords: string) =>
  queryOptions({
    queryKey: musicKeys.suggest(keywords),
    queryFn: async ({ signal }) => {
      const answer = await http.call(endpoints.music.searchSuggest, { params: { keywords }, signal });
      return expectOk(answer).result;
    },
    staleTime: staleTime.minutes(5),
    placeholderData: keepPreviousData,
  });

interface DefaultKeyword {
  showKeyword: string;
  realkeyword: string;
}

/**
 * Placeholder of the empty search field and the keyword it stands for; a newer form has them in a list
 * (docs/specification/contract/search.md).
 */
export const searchDefaultQuery = () =>
  queryOptions({
    queryKey: musicKeys.searchDefault(),
    queryFn: async ({ signal }): Promise<DefaultKeyword> => {
      const answer = await http.call(endpoints.music.searchDefault, { signal });
      const data: DefaultKeyword & { keywords?: DefaultKeyword[] } = expectOk(answer).data;
      return data.keywords?.[0] ?? data;
    },
    staleTime: staleTime.minutes(30),
  });

export const searchHotQuery = () =>
  queryOptions({
    queryKey: musicKeys.searchHot(),
    queryFn: async ({ signal }) => expectOk(await http.call(endpoints.music.searchHot, { signal })).data,
    staleTime: staleTime.minutes(10),
  });
