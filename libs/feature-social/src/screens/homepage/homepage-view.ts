import type { RecordSpan } from '@qingyin/data-social';
import type { HomepageSearch } from '@qingyin/routing';

/** What the page shows below its head; `all` (a glance at everything) is the one without a word in the address. */
export type HomepageTab = 'all' | NonNullable<HomepageSearch['tab']>;

/** The tab that an address asks for. */
export const tabOf = ({ tab }: HomepageSearch): HomepageTab => tab ?? 'all';

/** Which songs the record counts that an address asks for. */
export const spanOf = ({ record }: HomepageSearch): RecordSpan => record ?? 'week';

/** What leads to a tab of somebody's page; the songs of a record stay those of the same span. */
export const tabLink = (uid: string, tab: HomepageTab, { record }: HomepageSearch = {}) =>
  ({
    to: '/homepage/$uid',
    params: { uid },
    search: { tab: tab === 'all' ? undefined : tab, record },
  }) as const;

/** The same page with the record of another span. */
export const spanLink = (uid: string, search: HomepageSearch, span: RecordSpan) =>
  ({
    to: '/homepage/$uid',
    params: { uid },
    search: { ...search, record: span === 'all' ? span : undefined },
  }) as const;
