import { usePlaylistNames } from '@qingyin/media-ui';
import { usePlayPlaylist } from '@qingyin/track-actions';
import { useLingui } from '@lingui/react/macro';
import type { PersonalizedPlaylist } from '@qingyin/contract';
import { CatalogueText, CoverImage } from '@qingyin/ui';
import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import classes from './StationCard.module.css';

const COVER_PX = 136;

/** Station: a round button that plays a playlist in shuffle mode, or pauses it. */
export function StationCard({ playlist }: { playlist: PersonalizedPlaylist }) {
  const { t } = useLingui();
  const name = usePlaylistNames()(playlist);
  const { playing, toggle } = usePlayPlaylist(String(playlist.id), 'shuffle');
  const Icon = playing ? IconPlayerPauseFilled : IconPlayerPlayFilled;
  return (
    <button
      type="button"
      className={classes.card}
      aria-label={playing ? t`暂停 ${name}` : t`随机播放 ${name}`}
      data-playing={playing ? '' : undefined}
      onClick={toggle}
    >
      <span className={classes.disc}>
        <CoverImage src={playlist.picUrl} alt="" size={COVER_PX} radius="round" />
        <span className={classes.icon}>
          <Icon size={26} aria-hidden />
        </span>
      </span>
      <CatalogueText className={classes.name} text={name} />
    </button>
  );
}
