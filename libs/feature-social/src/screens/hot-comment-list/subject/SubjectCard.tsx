import { MV_RATIO } from '@qingyin/media-ui';
import { PlayButton } from '@qingyin/track-actions';
import { Link, type LinkProps, usePageTitle } from '@qingyin/routing';
import { CatalogueText, CoverImage, Skeleton, SkeletonText } from '@qingyin/ui';
import { type ReactNode } from 'react';
import classes from './SubjectCard.module.css';

export interface SubjectCardProps {
  /** label of the kind: 歌曲, 专辑, … */
  label: string;
  title: string;
  coverUrl: string;
  /** 16:9 instead of square */
  wide?: boolean;
  /** author or artists */
  meta?: ReactNode;
  /** its page; absent if it has none */
  link?: Pick<LinkProps, 'to' | 'params'>;
  /** plays it, or navigates to its player */
  playback?: { playing: boolean; toggle: () => void };
}

/** Sizes beside the comments in wide windows; above them the cover is smaller. */
const COVER_PX = 224;
const WIDE_PX = 320;

/** Commented resource: cover, title with link, play button. */
export function SubjectCard({ label, title, coverUrl, wide, meta, link, playback }: SubjectCardProps) {
  usePageTitle(title);
  const name = <CatalogueText text={title} />;
  return (
    <header className={classes.card}>
      <div className={classes.cover} data-wide={wide || undefined}>
        <CoverImage
          src={coverUrl}
          alt=""
          size={wide ? WIDE_PX : COVER_PX}
          ratio={wide ? MV_RATIO : 1}
          priority
        />
      </div>
      <div className={classes.text}>
        <p className={classes.label}>{label}</p>
        <h1 className={classes.title}>{link ? <Link {...link}>{name}</Link> : name}</h1>
        {meta && <p className={classes.meta}>{meta}</p>}
      </div>
      {playback && <PlayButton size="l" playing={playback.playing} onClick={playback.toggle} name={title} />}
    </header>
  );
}

/** Skeleton of `SubjectCard`. */
export function SubjectSkeleton() {
  return (
    <div className={classes.card} aria-hidden>
      <div className={classes.cover}>
        <Skeleton ratio={1} />
      </div>
      <div className={classes.text}>
        <SkeletonText width="4em" />
        <SkeletonText width="12em" />
      </div>
    </div>
  );
}
