import { Plural, Trans } from '@lingui/react/macro';
import type { Playlist } from '@qingyin/contract';
import { PlaylistCard } from '@qingyin/media-kit';
import { Badge, CatalogueText } from '@qingyin/ui';
import type { ListKind } from './list-kind.ts';
import classes from './Lists.module.css';

/** `privacy` of a private playlist (contract page, 5). */
const PRIVATE = 10;

/** Playlist card with the number of songs; own lists show a badge if private, collected ones their creator. */
export function ListCard({ list, kind }: { list: Playlist; kind: ListKind }) {
  const { trackCount, privacy, creator } = list;
  return (
    <PlaylistCard
      playlist={list}
      meta={
        <span className={classes.meta}>
          <span className={classes.count}>
            <Plural value={trackCount} other="# 首歌" />
          </span>
          {privacy === PRIVATE && (
            <Badge tone="quiet">
              <Trans>私密</Trans>
            </Badge>
          )}
          {kind === 'collected' && creator && (
            <CatalogueText className={classes.creator} text={creator.nickname} />
          )}
        </span>
      }
    />
  );
}
