import { searchHotQuery } from '@qingyin/data-music';
import { Link } from '@qingyin/routing';
import { CatalogueText } from '@qingyin/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import classes from './HotSearches.module.css';
import { searchLink } from './search-params.ts';

/** Popular search queries. */
export default function HotList() {
  const { data } = useSuspenseQuery(searchHotQuery());
  return (
    <ol className={classes.list}>
      {data.map(({ searchWord, content }) => (
        <li key={searchWord} className={classes.item}>
          <Link {...searchLink({ type: 'song', query: searchWord, page: 1 })} className={classes.link}>
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
  );
}
