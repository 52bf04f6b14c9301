import { useLingui } from '@lingui/react/macro';
import { hotTopicsQuery } from '@qingyin/data-social';
import { useQuery } from '@tanstack/react-query';
import classes from './PostComposer.module.css';

const MOST = 6;

/** Suggestions for the topic being typed; pressing one completes it. */
export function TopicSuggestions({ begun, onTake }: { begun: string; onTake: (title: string) => void }) {
  const { t } = useLingui();
  const { data = [] } = useQuery(hotTopicsQuery());
  const topics = data.filter(({ title }) => title.includes(begun)).slice(0, MOST);
  if (topics.length === 0) return null;
  return (
    <div role="group" aria-label={t`话题`} className={classes.topics}>
      {topics.map(({ actId, title }) => (
        <button key={actId} type="button" className={classes.topic} onClick={() => onTake(title)}>
          <bdi>#{title}#</bdi>
        </button>
      ))}
    </div>
  );
}
