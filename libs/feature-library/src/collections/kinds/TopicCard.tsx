import { wholeCard } from '@qingyin/media-ui';
import { Plural, useLingui } from '@lingui/react/macro';
import type { Topic } from '@qingyin/contract';
import { displayedCount, formatCount } from '@qingyin/i18n';
import { CatalogueText, classNames, CoverImage } from '@qingyin/ui';
import type { CollectedCardProps } from '../collection-definition.ts';
import { topicPageUrl } from './topic-page.ts';
import classes from './TopicCard.module.css';

const COVER_PX = 112;

/**
 * Card of a collected column: cover, title and summary. It links to the column's external page if the service
 * names one.
 */
export function TopicCard({ item, mark }: CollectedCardProps<Topic>) {
  const { mainTitle, coverUrl, summary = '', creator } = item;
  const { i18n } = useLingui();
  const page = topicPageUrl(item.url);
  const name = <CatalogueText text={mainTitle}>{mark(mainTitle)}</CatalogueText>;
  const readCount = displayedCount(item.readCount ?? 0, i18n.locale);
  const reads = formatCount(readCount, i18n.locale);
  return (
    <article className={classNames(wholeCard.card, classes.card)}>
      <div className={classes.cover}>
        <CoverImage src={coverUrl} alt="" size={COVER_PX} />
      </div>
      <div className={classes.text}>
        <h3 className={classes.title} title={mainTitle}>
          {page ? (
            <a href={page} target="_blank" rel="noreferrer" className={wholeCard.link}>
              {name}
            </a>
          ) : (
            name
          )}
        </h3>
        {summary && (
          <p className={classes.summary}>
            <CatalogueText text={summary}>{mark(summary)}</CatalogueText>
          </p>
        )}
        <p className={classes.meta}>
          <CatalogueText text={creator.nickname}>{mark(creator.nickname)}</CatalogueText>
          {readCount > 0 && (
            <>
              {' · '}
              <Plural value={readCount} other={`${reads} 次阅读`} />
            </>
          )}
        </p>
      </div>
    </article>
  );
}
