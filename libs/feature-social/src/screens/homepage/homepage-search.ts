import type { RecordSpan } from '@qingyin/data-social';
import type { HomepageSearch } from '@qingyin/routing';

/** Tab of the profile; `all` (overview) is the default and not in the URL. */
export type HomepageTab = 'all' | NonNullable<HomepageSearch['tab']>;

/** Tab in the URL's search parameters. */
export const tabOf = ({ tab }: HomepageSearch): HomepageTab => tab ?? 'all';

/** Period of the play record in the URL's search parameters. */
export const spanOf = ({ record }: HomepageSearch): RecordSpan => record ?? 'week';

/** Link to a tab of a profile; keeps the period of the play record. */
export const tabLink = (uid: string, tab: HomepageTab, { record }: HomepageSearch = {}) =>
  ({
    to: '/homepage/$uid',
    params: { uid },
    search: { tab: tab === 'all' ? undefined : tab, record },
  }) as const;

/** Link to the same page with another period of the play record. */
export const spanLink = (uid: string, search: HomepageSearch, span: RecordSpan) =>
  ({
    to: '/homepage/$uid',
    params: { uid },
    search: { ...search, record: span === 'all' ? span : undefined },
  }) as const;
