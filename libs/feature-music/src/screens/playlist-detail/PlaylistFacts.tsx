import { PersonLink } from '@qingyin/auth-gate';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { PlaylistDetail } from '@qingyin/contract';
import { displayedCount, formatCount, formatDate } from '@qingyin/i18n';
import { Avatar, CatalogueText, OptionalBoundary, lazyComponent } from '@qingyin/ui';
import classes from './PlaylistFacts.module.css';
import { TagLinks } from './TagLinks.tsx';

const PlaylistTags = lazyComponent(() => import('./PlaylistTags.tsx'));

interface PlaylistProps {
  playlist: PlaylistDetail;
}

const AVATAR_PX = 24;

/** Creator and creation date of a playlist. */
export function PlaylistCreator({ playlist }: PlaylistProps) {
  const { i18n } = useLingui();
  const { locale } = i18n;
  const { creator, createTime } = playlist;
  const date = formatDate(createTime, locale);
  return (
    <>
      {creator && (
        <PersonLink userId={creator.userId} className={classes.person}>
          <Avatar src={creator.avatarUrl} name={creator.nickname} size={AVATAR_PX} />
          <CatalogueText text={creator.nickname} />
        </PersonLink>
      )}
      {createTime > 0 && (
        <time dateTime={new Date(createTime).toISOString()}>
          <Trans>{date} 创建</Trans>
        </time>
      )}
    </>
  );
}

/** Number of songs, plays and collectors of a playlist, and links for its tags. */
export function PlaylistFacts({ playlist }: PlaylistProps) {
  const { i18n } = useLingui();
  const { locale } = i18n;
  const { trackCount, tags } = playlist;
  const playCount = displayedCount(playlist.playCount, locale);
  const collected = displayedCount(playlist.subscribedCount, locale);
  const plays = formatCount(playCount, locale);
  const collectors = formatCount(collected, locale);
  return (
    <>
      <span>
        <Plural value={trackCount} other="# 首歌" />
      </span>
      <span>
        <Plural value={playCount} other={`播放 ${plays} 次`} />
      </span>
      <span>
        <Plural value={collected} other={`收藏 ${collectors}`} />
      </span>
      {tags.length > 0 && (
        <OptionalBoundary pending={<TagLinks tags={tags} tabIndex={-1} />}>
          <PlaylistTags tags={tags} />
        </OptionalBoundary>
      )}
    </>
  );
}
