import { PRIVATE_PLAYLIST } from '@qingyin/contract';
import { usePlaylistNames, wholeCard } from '@qingyin/media-ui';
import { type PlaylistMenuOpener, usePinnedPlaylists } from '@qingyin/playlist-actions';
import { PlayButton, usePlayPlaylist } from '@qingyin/track-actions';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Playlist } from '@qingyin/contract';
import { Link } from '@qingyin/routing';
import { Badge, CatalogueText, classNames, CoverImage, IconButton } from '@qingyin/ui';
import { IconDots, IconPinFilled } from '@tabler/icons-react';
import classes from './PlaylistEntry.module.css';

interface PlaylistEntryProps {
  list: Playlist;
  menu: PlaylistMenuOpener;
  /** whether the playlist can be moved */
  movable: boolean;
  /** side of the drop indicator */
  line: 'before' | 'after' | undefined;
  /** size at which the cover is shown, px */
  coverPx: number;
  withCreator: boolean;
  ends: { first: boolean; last: boolean };
  onStep: ((step: -1 | 1) => void) | undefined;
}

/**
 * Playlist of the user: a card, on phones a row. All of it opens the playlist, the button plays it, further actions
 * are in its menu.
 */
export function PlaylistEntry(props: PlaylistEntryProps) {
  const { list, menu, movable, line, coverPx, withCreator, ends, onStep } = props;
  const { t } = useLingui();
  const { id, coverImgUrl, trackCount, privacy, creator } = list;
  const name = usePlaylistNames()(list);
  const { playing, toggle } = usePlayPlaylist(String(id));
  const pinned = usePinnedPlaylists().pinned.includes(id);
  const request = { playlist: list, onStep, ends };
  return (
    <li
      className={classNames(wholeCard.card, classes.entry)}
      data-list={id}
      data-line={line}
      {...menu.handlersOf(request)}
    >
      <span className={classes.cover}>
        <CoverImage src={coverImgUrl} alt="" size={coverPx} />
      </span>
      <span className={classes.text}>
        <Link
          to="/playList/$id"
          params={{ id: String(id) }}
          className={classNames(wholeCard.link, classes.name)}
          title={name}
          aria-keyshortcuts={movable ? 'Alt+ArrowUp Alt+ArrowDown' : undefined}
        >
          <CatalogueText text={name} />
        </Link>
        <span className={classes.facts}>
          <span className={classes.count}>
            <Plural value={trackCount} other="# 首歌" />
          </span>
          {withCreator && creator && <CatalogueText className={classes.creator} text={creator.nickname} />}
          {privacy === PRIVATE_PLAYLIST && (
            <Badge tone="quiet">
              <Trans>私密</Trans>
            </Badge>
          )}
          {pinned && (
            <span role="img" aria-label={t`已置顶`} title={t`已置顶`} className={classes.pin}>
              <IconPinFilled size={14} aria-hidden />
            </span>
          )}
        </span>
      </span>
      {trackCount > 0 && (
        <PlayButton
          className={classNames(wholeCard.play, classes.play)}
          playing={playing}
          name={name}
          onClick={toggle}
        />
      )}
      <IconButton
        size="s"
        label={t`更多操作：${name}`}
        className={classes.more}
        aria-haspopup="menu"
        onPointerEnter={menu.prefetch}
        onFocus={menu.prefetch}
        onClick={({ currentTarget }) => menu.open(request, currentTarget)}
      >
        <IconDots size={20} stroke={1.75} aria-hidden />
      </IconButton>
    </li>
  );
}
