import { Section } from '@qingyin/list-layout';
import { useLingui } from '@lingui/react/macro';
import { searchHotQuery } from '@qingyin/data-music';
import { Link } from '@qingyin/routing';
import { CatalogueText } from '@qingyin/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import classes from './HotSearches.module.css';
import { searchLink } from './search-params.ts';

/** Section of popular search queries; null if there are none. */
export default function HotList() {
  const { t } = useLingui();
  const { data } = useSuspenseQuery(searchHotQuery());
  if (data.length === 0) return null;
  return (
    <Section title={t`热门搜索`} pending={null}>
      <ol className={classes.list}>
        {data.map(({ searchWord, content }) => (
          <li key={searchWord} className={classes.item}>
            <Link {...searchLink({ type: 'all', query: searchWord, page: 1 })} className={classes.link}>
              <CatalogueText className={classes.word} text={searchWord} />
              {content && (
                <span className={classes.content}>
                  <CatalogueText text={content} />
                </span>
              )}
            </Link>
          </li>
        ))}
      </ol>
    </Section>
  );
}
