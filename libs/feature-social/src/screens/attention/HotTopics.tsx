import { OptionalSection, Section } from '@qingyin/list-layout';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { hotTopicsQuery } from '@qingyin/data-social';
import { SkeletonText } from '@qingyin/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import classes from './Attention.module.css';

const MOST = 6;

/** Popular topics; pressing one inserts it in the composer. Left out when there are none. */
export default function HotTopics({ onTake }: { onTake: (title: string) => void }) {
  const { t } = useLingui();
  return (
    <OptionalSection title={t`热门话题`} pending={<SkeletonText lines={MOST} />}>
      <Topics onTake={onTake} />
    </OptionalSection>
  );
}

function Topics({ onTake }: { onTake: (title: string) => void }) {
  const { t } = useLingui();
  const { data } = useSuspenseQuery(hotTopicsQuery());
  if (data.length === 0) return null;
  return (
    <Section title={t`热门话题`} pending={null}>
      <ul className={classes.topics}>
        {data.slice(0, MOST).map(({ actId, title, participateCount }) => (
          <li key={actId}>
            <button type="button" className={classes.topic} onClick={() => onTake(title)}>
              <span className={classes.topicTitle}>
                <bdi>#{title}#</bdi>
              </span>
              <span className={classes.topicCount}>
                {t`${plural(participateCount, { other: '# 人参与' })}`}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
