export { OptionButton } from './OptionButton.tsx';
export { RetryButton } from './RetryButton.tsx';
export { type SearchHistory, useSearchHistory } from './use-search-history.ts';
export { useSearch, useSearchedQuery } from './use-search.ts';
export {
  type SuggestionGroup,
  type SuggestionOption,
  toGroupOptions,
  useSuggestionOptions,
} from './use-suggestion-options.ts';
