import { useArtistNames } from '@qingyin/media-ui';
import { type Track } from '@qingyin/contract';
import { formatDuration } from '@qingyin/i18n';
import { CoverImage } from '@qingyin/ui';
import classes from './SongChoices.module.css';

const COVER_PX = 44;

export interface SongChoicesProps {
  /** accessible name of the list */
  label: string;
  tracks: readonly Track[];
  /** id of the chosen song, where a choice persists */
  chosen?: number;
  onChoose: (track: Track) => void;
}

/** List of songs from which one is chosen: cover, names and duration. */
export function SongChoices({ label, tracks, chosen, onChoose }: SongChoicesProps) {
  const nameOf = useArtistNames();
  return (
    <ul className={classes.list} aria-label={label}>
      {tracks.map((track) => (
        <li key={track.id}>
          <button
            type="button"
            className={classes.song}
            aria-pressed={chosen === undefined ? undefined : track.id === chosen}
            onClick={() => onChoose(track)}
          >
            <span className={classes.cover}>
              <CoverImage src={track.album.picUrl} size={COVER_PX} radius="s" alt="" />
            </span>
            <span className={classes.text}>
              <bdi className="qy-ellipsis">{track.name}</bdi>
              <bdi className="qy-ellipsis">
                {[...track.artists.map(({ name }) => nameOf(name)), track.album.name]
                  .filter(Boolean)
                  .join(' · ')}
              </bdi>
            </span>
            <span className={classes.length}>{formatDuration(track.durationMs)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
