import { HighlightedText } from '@qingyin/media-ui';
import { type ReactNode, useCallback } from 'react';

/** Function that renders a name with the query highlighted; stable for the same query. */
export function useHighlight(query: string): (name: string) => ReactNode {
  return useCallback((name: string) => <HighlightedText text={name} keywords={query} />, [query]);
}
