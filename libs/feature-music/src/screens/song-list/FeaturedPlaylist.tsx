import { usePlaylistNames, useTagName } from '@qingyin/media-ui';
import { Trans } from '@lingui/react/macro';
import { ALL_PLAYLISTS, featuredPlaylistQuery } from '@qingyin/data-music';
import { Link } from '@qingyin/routing';
import { CatalogueText, CoverImage, Skeleton, SkeletonText } from '@qingyin/ui';
import { IconChevronRight } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import classes from './FeaturedPlaylist.module.css';

const COVER_PX = 104;

/**
 * Banner with the first premium playlist of a category and a link to all of them. It has the same size without
 * one.
 */
export function FeaturedPlaylist({ cat }: { cat: string }) {
  const { data: playlist } = useSuspenseQuery(featuredPlaylistQuery(cat));
  const name = useTagName()(cat);
  const nameOf = usePlaylistNames();
  if (!playlist && cat === ALL_PLAYLISTS) return null;
  return (
    <Link
      to="/find-music/quality-play-list/$id"
      params={{ id: playlist ? cat : ALL_PLAYLISTS }}
      className={classes.banner}
    >
      <span className={classes.cover}>
        <CoverImage src={playlist?.coverImgUrl} alt="" size={COVER_PX} priority />
      </span>
      <span className={classes.text}>
        <span className={classes.kind}>
          <Trans>精品歌单</Trans>
        </span>
        {playlist ? (
          <CatalogueText className={classes.name} text={nameOf(playlist)} />
        ) : (
          <bdi className={classes.name}>
            <Trans>看看全部精品歌单</Trans>
          </bdi>
        )}
        {playlist ? (
          <CatalogueText className={classes.copy} text={playlist.copywriter ?? ''} />
        ) : (
          <bdi className={classes.copy}>
            <Trans>「{name}」里还没有精品歌单。</Trans>
          </bdi>
        )}
      </span>
      <IconChevronRight size={20} stroke={1.75} className={classes.arrow} data-flip-rtl aria-hidden />
    </Link>
  );
}

/** Skeleton of the banner. */
export function FeaturedPlaylistSkeleton() {
  return (
    <div className={classes.banner} aria-hidden>
      <span className={classes.cover}>
        <Skeleton ratio={1} radius="m" />
      </span>
      <span className={classes.text}>
        <SkeletonText width="5em" />
        <SkeletonText width="14em" />
        <SkeletonText width="18em" />
      </span>
    </div>
  );
}
