import { useCapability, useRequireLogin } from '@qingyin/auth-gate';
import { SONG_RATINGS } from '@qingyin/data-library';
import { RATED_AT_ONCE_MAX, useDownload } from '@qingyin/track-actions';
import { useLingui } from '@lingui/react/macro';
import { type Track } from '@qingyin/contract';
import { usePlayer } from '@qingyin/player-react';
import { attempt, type MenuEntry, message } from '@qingyin/ui';
import {
  IconDownload,
  IconHeart,
  IconHeartFilled,
  IconPlayerPlay,
  IconPlayerTrackNext,
  IconPlaylistAdd,
  IconPlus,
  IconStar,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import { type SelectionBarProps } from './selection-bar-props.ts';
import { useLikeMany } from './use-like-many.ts';

/** An action for the selected songs, as a button or a menu entry. */
export interface SelectionAction extends Omit<MenuEntry, 'onSelect'> {
  /** opens a further menu or dialog */
  opensMore?: boolean;
  /** runs the action; `control` is the pressed button, null for a menu entry */
  run: (control: Element | null) => void;
}

export interface SelectionActionsOptions extends SelectionBarProps {
  /** opens the dialog that rates the songs */
  onRate: (tracks: Track[]) => void;
  /** opens the playlist picker for the songs */
  onPick: (tracks: Track[], control: Element | null) => void;
}

const look = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/**
 * Actions for selected songs, the most used first, those of the list itself, and the songs once all are fetched. Waits for songs that are still to be
 * fetched; the actions of the list are absent until they are.
 */
export function useSelectionActions(options: SelectionActionsOptions) {
  const { chosen, source, liked, removal, extraEntries, onPick, onRate } = options;
  const { t } = useLingui();
  const player = usePlayer();
  const likeMany = useLikeMany(liked);
  const requireLogin = useRequireLogin();
  const hasRatings = useCapability(SONG_RATINGS);
  const { canDownloadSeveral, downloadTracks } = useDownload();
  const [waiting, setWaiting] = useState(false);

  const withTracks = (action: (tracks: Track[]) => void) =>
    void attempt(t`没有取到歌曲，请再试一次`, async () => {
      setWaiting(true);
      action(await chosen.tracks().finally(() => setWaiting(false)));
    });
  const listen = (start: (tracks: Track[]) => void) => () =>
    withTracks((tracks) => {
      const playable = tracks.filter((track) => !track.unplayable);
      if (playable.length === 0) return message.info(t`选中的歌现在都放不了`);
      start(playable);
      chosen.clear();
    });
  const asUser = (action: (tracks: Track[]) => void) => {
    if (requireLogin({ kind: 'visit', payload: {} })) withTracks(action);
  };
  const allLiked = chosen.every(({ id }) => liked.has(id));
  const Heart = allLiked ? IconHeartFilled : IconHeart;

  const actions: SelectionAction[] = [
    {
      id: 'play',
      label: t`播放`,
      icon: <IconPlayerPlay {...look} />,
      run: listen((tracks) => player.playList(tracks, 0, source)),
    },
    {
      id: 'play-next',
      label: t`下一首播放`,
      icon: <IconPlayerTrackNext {...look} />,
      run: listen(player.playNext),
    },
    {
      id: 'enqueue',
      label: t`添加到播放队列`,
      icon: <IconPlaylistAdd {...look} />,
      run: listen(player.enqueue),
    },
    {
      id: 'add-to-playlist',
      label: t`添加到歌单…`,
      icon: <IconPlus {...look} />,
      opensMore: true,
      run: (control) => asUser((tracks) => onPick(tracks, control)),
    },
    {
      id: 'like',
      label: allLiked ? t`取消喜欢` : t`喜欢`,
      icon: <Heart {...look} />,
      run: () =>
        asUser((tracks) => {
          if (allLiked && removal?.byHeart) removal.remove(tracks);
          else likeMany(tracks);
          chosen.clear();
        }),
    },
  ];
  if (canDownloadSeveral)
    actions.push({
      id: 'download',
      label: t`下载`,
      icon: <IconDownload {...look} />,
      opensMore: true,
      run: () =>
        withTracks((tracks) => {
          if (downloadTracks(tracks)) chosen.clear();
        }),
    });
  if (removal && !removal.byHeart)
    actions.push({
      id: 'remove',
      label: removal.label,
      icon: <IconTrash {...look} />,
      danger: true,
      divided: true,
      run: () =>
        withTracks((tracks) => {
          removal.remove(tracks);
          chosen.clear();
        }),
    });
  const fetched: Track[] = [];
  const whole = chosen.every((track) => fetched.push(track) > 0);
  const own = (whole && fetched.length > 0 && extraEntries?.(fetched)) || [];
  const extra: SelectionAction[] = own.map(({ onSelect, ...entry }) => ({
    ...entry,
    run: () => {
      onSelect();
      chosen.clear();
    },
  }));
  // In the menu: with it the bar would be too wide for some languages.
  if (hasRatings && chosen.count <= RATED_AT_ONCE_MAX)
    extra.unshift({
      id: 'rate',
      label: t`评分…`,
      icon: <IconStar {...look} />,
      opensMore: true,
      run: () => asUser(onRate),
    });
  return { acts: actions, extra, waiting, fetched: whole ? fetched : [] };
}
