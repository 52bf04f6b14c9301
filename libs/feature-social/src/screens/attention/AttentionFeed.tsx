import { Trans, useLingui } from '@lingui/react/macro';
import { feedQuery } from '@qingyin/data-social';
import {
  Button,
  EmptyState,
  OptionalBoundary,
  lazyComponent,
  QueryBoundary,
  useMediaQuery,
} from '@qingyin/ui';
import { useRef, useState } from 'react';
import { Feed } from '../../feed/list/Feed.tsx';
import { PostSkeletons } from '../../feed/list/PostSkeleton.tsx';
import type { PostComposerProps } from '../../feed/composer/PostComposer.tsx';
import classes from './Attention.module.css';
import { SuggestedPeople } from '../../people/SuggestedPeople.tsx';
import { NewPostsButton } from './NewPostsButton.tsx';

const Publisher = lazyComponent<PostComposerProps>(() => import('../../feed/composer/PostComposer.tsx'));

// Lazy: shown only if there is room beside the posts, so that nothing below depends on its size.
const HotTopics = lazyComponent<{ onTake: (title: string) => void }>(() => import('./HotTopics.tsx'));

/** Two columns from this width; the same as in Attention.module.css. */
const BESIDE = '(min-width: 1100px)';

/** Feed of the signed-in user: composer, posts, and a side column with suggestions and topics. */
export function AttentionFeed() {
  const { t } = useLingui();
  const beside = useMediaQuery(BESIDE);
  const field = useRef<HTMLTextAreaElement>(null);
  const [topic, setTopic] = useState<{ title: string; asked: number } | null>(null);
  return (
    <div className={classes.columns}>
      <div className={classes.main}>
        <OptionalBoundary pending={<div aria-hidden className={classes.box} />}>
          <Publisher fieldRef={field} topic={topic} />
        </OptionalBoundary>
        {!beside && (
          <div className={classes.between}>
            <SuggestedPeople />
          </div>
        )}
        <QueryBoundary pending={<PostSkeletons />}>
          <NewPostsButton />
          <Feed
            label={t`动态`}
            name="followed"
            query={feedQuery()}
            mine={null}
            empty={
              <EmptyState
                drawing="boat"
                action={
                  <Button onClick={() => field.current?.focus()}>
                    <Trans>发一条动态</Trans>
                  </Button>
                }
              >
                <Trans>这里还很安静。关注一些人，或者先说点什么。</Trans>
              </EmptyState>
            }
          />
        </QueryBoundary>
      </div>
      {beside && (
        <aside className={classes.aside}>
          <SuggestedPeople />
          <OptionalBoundary>
            <HotTopics onTake={(title) => setTopic((last) => ({ title, asked: (last?.asked ?? 0) + 1 }))} />
          </OptionalBoundary>
        </aside>
      )}
    </div>
  );
}
