import type { LinkProps, SearchType } from '@qingyin/routing';

/** Longer ones the service refuses. */
const KEYWORDS_MAX = 200;

/** What is shown on the page; it lives in the address. */
export interface Search {
  type: SearchType;
  /** trimmed */
  words: string;
  /** from 1 */
  page: number;
}

/** What is searched for, whatever the address says. */
export function wordsOf(keywords: string | undefined): string {
  return (keywords ?? '').slice(0, KEYWORDS_MAX).trim();
}

/** Where a thing that was found is. */
export type ThingLink = Pick<LinkProps, 'params' | 'search'> & { to: NonNullable<LinkProps['to']> };

/** The address of a search; first pages do without a number. */
export function linkTo({ type, words, page }: Search): Pick<LinkProps, 'to' | 'params' | 'search'> {
  return {
    to: '/search-detail/$type',
    params: { type },
    search: { keywords: words, page: page > 1 ? page : undefined },
  };
}
