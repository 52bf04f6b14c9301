import { Trans, useLingui } from '@lingui/react/macro';
import { SongTable } from '@qingyin/media-kit';
import type { QueueSource } from '@qingyin/player';
import classes from './AlbumSongs.module.css';
import type { Disc } from './discs.ts';

export interface AlbumSongsProps {
  /** the album's */
  name: string;
  discs: readonly Disc[];
  source: QueueSource;
  /** plays the whole album from this song on */
  onPlay: (index: number) => void;
}

/** The songs, disc by disc; a row plays on into the discs that follow. */
export function AlbumSongs({ name, discs, source, onPlay }: AlbumSongsProps) {
  const { t } = useLingui();
  const several = discs.length > 1;
  return discs.map(({ number, tracks, before }) => (
    <section key={number} className={classes.disc}>
      {several && (
        <h2 className={classes.heading}>
          <Trans>第 {number} 张碟</Trans>
        </h2>
      )}
      <SongTable
        name={several ? t`${name}，第 ${number} 张碟` : name}
        tracks={tracks}
        withAlbum={false}
        source={source}
        keptAs={`album-${source.id}-${number}`}
        onPlay={(index) => onPlay(before + index)}
      />
    </section>
  ));
}
