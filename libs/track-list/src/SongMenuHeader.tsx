import { useArtistLine } from '@qingyin/media-ui';
import { Plural } from '@lingui/react/macro';
import { type Track } from '@qingyin/contract';
import { CatalogueText } from '@qingyin/ui';
import { MenuHeader } from '@qingyin/ui/lazy';
import classes from './SongMenuHeader.module.css';

/** Header of the song menu: the song, or the number of songs. */
export function SongMenuHeader({ tracks }: { tracks: readonly Track[] }) {
  const [track] = tracks;
  const lineOf = useArtistLine();
  if (!track || tracks.length > 1)
    return (
      <div className={classes.count}>
        <Plural value={tracks.length} other="# 首歌曲" />
      </div>
    );
  return (
    <MenuHeader
      coverUrl={track.album.picUrl}
      title={track.name}
      subtitle={<CatalogueText text={lineOf(track.artists)} />}
    />
  );
}
