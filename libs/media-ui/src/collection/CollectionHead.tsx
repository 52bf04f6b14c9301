import { CatalogueText, CoverImage, lazyComponent, QueryBoundary } from '@qingyin/ui';
import { type CSSProperties, type ReactNode, useRef } from 'react';
import { CollectionActions, type CollectionActionsProps } from './CollectionActions.tsx';
import classes from './CollectionHead.module.css';
import { Description } from './Description.tsx';
import { useCoverTint } from './use-cover-tint.ts';

// Lazy, since it is not visible before the page has scrolled.
const StickyBar = lazyComponent(async () => ({ default: (await import('./StickyBar.tsx')).StickyBar }));

export interface CollectionHeadProps extends CollectionActionsProps {
  /** kind of collection: 歌单, 专辑, 歌手 */
  label: string;
  title: string;
  coverUrl: string | null;
  /** round picture, for people */
  round?: boolean;
  /** creator and date, one line */
  creator?: ReactNode;
  /** counts and tags, one line */
  facts?: ReactNode;
  description?: string | null;
}

const COVER_PX = 224;

/**
 * Header of a playlist, album or artist: cover, label, serif title, creator and actions, on a background tinted by
 * the cover. After it has scrolled away, a bar of 56 px with title and 播放全部 sticks to the top.
 */
export function CollectionHead(props: CollectionHeadProps) {
  const { label, title, coverUrl, round = false, creator, facts, description } = props;
  const head = useRef<HTMLElement>(null);
  const tint = useCoverTint(coverUrl);
  const ground: CSSProperties & Record<`--${string}`, number> = tint
    ? { '--tint-hue': tint.hue, '--tint-chroma': tint.chroma }
    : {};
  return (
    <>
      <header ref={head} className={classes.head} style={ground}>
        <div className={classes.cover} data-round={round ? '' : undefined}>
          <CoverImage src={coverUrl} alt="" size={COVER_PX} radius={round ? 'round' : 'm'} priority />
        </div>
        <div className={classes.text}>
          <p className={classes.label}>{label}</p>
          <h1 className={classes.title}>
            <CatalogueText text={title} />
          </h1>
          {creator && <div className={classes.creator}>{creator}</div>}
          {facts && <div className={classes.facts}>{facts}</div>}
          {description && <Description text={description} />}
        </div>
        <div className={classes.actions}>
          <div className={classes.row}>
            <CollectionActions {...props} />
          </div>
        </div>
      </header>
      <QueryBoundary pending={null} failed={() => null}>
        <StickyBar head={head} title={title} coverUrl={coverUrl} round={round} onPlayAll={props.onPlayAll} />
      </QueryBoundary>
    </>
  );
}
