import { useLingui } from '@lingui/react/macro';
import { commentedPostQuery, EVENT_DETAIL, wordsOfPost } from '@qingyin/data-social';
import { formatMoment } from '@qingyin/i18n';
import { PageHead, PersonLink, RichWords, useOffered } from '@qingyin/media-kit';
import { usePageSubject } from '@qingyin/routing';
import { Avatar, CatalogueText } from '@qingyin/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import classes from './PostSubject.module.css';

const AVATAR_PX = 48;

/** The post that is commented on; where the service cannot be asked about it, the page is named all the same. */
export function PostSubject({ id }: { id: string }) {
  const { t } = useLingui();
  return useOffered(EVENT_DETAIL) ? <Post id={id} /> : <PageHead title={t`动态的评论`} />;
}

function Post({ id }: { id: string }) {
  const { t, i18n } = useLingui();
  const { data: post } = useSuspenseQuery(commentedPostQuery(id));
  const { user, eventTime, mentions } = post;
  const { nickname } = user;
  usePageSubject(nickname);
  return (
    <header className={classes.post}>
      <Avatar src={user.avatarUrl} name={nickname} size={AVATAR_PX} />
      <div className={classes.body}>
        <h1 className={classes.name} aria-label={t`${nickname}的动态`}>
          <PersonLink userId={user.userId}>
            <CatalogueText text={nickname} />
          </PersonLink>
        </h1>
        <p className={classes.time}>{formatMoment(eventTime, i18n.locale)}</p>
        <RichWords text={wordsOfPost(post)} mentions={mentions} className={classes.words} />
      </div>
    </header>
  );
}
