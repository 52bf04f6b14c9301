import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { mergeNewPosts, newPostsQuery, feedQuery, newPostsFor } from '@qingyin/data-social';
import { IconArrowUp } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRecentlyMuted } from '../../feed/use-recently-muted.ts';
import { useOwnPosts } from '../../feed/use-posts.ts';
import classes from './Attention.module.css';

/** Button with the number of new posts, which shows them; until it is pressed the list does not move. */
export function NewPostsButton() {
  const { t } = useLingui();
  const client = useQueryClient();
  const feed = useInfiniteQuery(feedQuery());
  const { data: news } = useQuery({ ...newPostsQuery(), enabled: feed.isSuccess });
  const own = useOwnPosts();
  const muted = useRecentlyMuted();
  const written = new Set(own.map(({ id }) => id));
  const count = newPostsFor(feed.data?.pages ?? [], news).filter(
    ({ id, author }) => !written.has(id) && !muted.has(author.userId),
  ).length;
  const showNewPosts = () =>
    void mergeNewPosts(client).then(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  return (
    <div className={classes.pillRoom} role="status">
      {count > 0 && (
        <button type="button" className={classes.pill} onClick={showNewPosts}>
          <IconArrowUp size={16} stroke={2} aria-hidden />
          {t`${plural(count, { other: '# 条新动态' })}`}
        </button>
      )}
    </div>
  );
}
