import {
  type SuggestionGroup,
  type SuggestionOption,
  toGroupOptions,
  useSuggestionOptions,
  type SearchHistory,
} from '@qingyin/search-suggestions';
import { searchHotQuery } from '@qingyin/data-music';
import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';

export type OptionGroup = SuggestionGroup | 'history' | 'hot' | 'all';

/** Maximum number of hot searches: the panel does not scroll. */
const HOT_SHOWN = 10;

/** One line of the search panel. */
export interface SearchOption extends SuggestionOption<OptionGroup> {
  /** Removes it from the search history; undefined for all other options. */
  remove?: () => void;
}

interface SearchOptions {
  /** Prefix of the ids of the options. */
  id: string;
  /** Trimmed query; empty: search history and hot searches. */
  wanted: string;
  history: SearchHistory;
  onSearch: (query: string) => void;
  onDone: () => void;
}

/** Options of the search panel in display order, and the state of the request. */
export function useSearchOptions({ id, wanted, history, onSearch, onDone }: SearchOptions) {
  const { t } = useLingui();
  const { options: found, query: suggestions } = useSuggestionOptions({ id, wanted, onDone, onSearch });
  const hot = useQuery({ ...searchHotQuery(), enabled: wanted === '' });
  const asked = wanted === '' ? hot : suggestions;

  const before = (): SearchOption[] => [
    ...toGroupOptions(
      id,
      'history',
      history.queries.map((word) => ({
        label: word,
        take: () => onSearch(word),
        remove: () => history.remove(word),
      })),
    ),
    ...toGroupOptions(
      id,
      'hot',
      hot.data?.slice(0, HOT_SHOWN).map(({ searchWord, content }) => ({
        label: searchWord,
        note: content,
        take: () => onSearch(searchWord),
      })),
    ),
  ];

  const suggested: SearchOption[] = wanted === '' ? before() : found;
  const all: SearchOption[] = toGroupOptions(id, 'all', [
    { label: t`查看“${wanted}”的全部结果`, take: () => onSearch(wanted) },
  ]);
  return {
    options: wanted !== '' && suggested.length > 0 ? [...suggested, ...all] : suggested,
    isError: asked.isError,
    isPending: asked.isPending,
    retry: () => void asked.refetch(),
    isNothing: wanted !== '' && suggestions.isSuccess && suggested.length === 0,
  };
}
