import { Plural } from '@lingui/react/macro';
import { type Track } from '@qingyin/contract';
import { CatalogueText, CoverImage } from '@qingyin/ui';
import classes from './SongMenuHeader.module.css';

/** Header of the song menu: the song, or the number of songs. */
export function SongMenuHeader({ tracks }: { tracks: readonly Track[] }) {
  const [track] = tracks;
  if (!track || tracks.length > 1)
    return (
      <div className={classes.count}>
        <Plural value={tracks.length} other="# 首歌曲" />
      </div>
    );
  return (
    <div className={classes.song}>
      <span className={classes.cover}>
        <CoverImage src={track.album.picUrl} alt="" size={40} radius="s" />
      </span>
      <span className={classes.text}>
        <CatalogueText className={classes.title} text={track.name} />
        <CatalogueText className={classes.artists} text={track.artists.map(({ name }) => name).join(' / ')} />
      </span>
    </div>
  );
}
