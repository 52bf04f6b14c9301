import { PRIVATE_PLAYLIST } from '@qingyin/contract';
import { PlaylistCard } from '@qingyin/media-ui';
import { Plural, Trans } from '@lingui/react/macro';
import type { Playlist } from '@qingyin/contract';
import { Badge, CatalogueText } from '@qingyin/ui';
import type { PlaylistKind } from './playlist-kind.ts';
import classes from './Playlists.module.css';

/** Playlist card with the number of songs; own lists show a badge if private, collected ones their creator. */
export function UserPlaylistCard({ list, kind }: { list: Playlist; kind: PlaylistKind }) {
  const { trackCount, privacy, creator } = list;
  return (
    <PlaylistCard
      playlist={list}
      meta={
        <span className={classes.meta}>
          <span className={classes.count}>
            <Plural value={trackCount} other="# 首歌" />
          </span>
          {privacy === PRIVATE_PLAYLIST && (
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
