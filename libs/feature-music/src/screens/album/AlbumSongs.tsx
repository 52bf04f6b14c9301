import { SongTable } from '@qingyin/track-list';
import { Trans, useLingui } from '@lingui/react/macro';
import { CatalogueText } from '@qingyin/ui';
import type { QueueSource } from '@qingyin/player';
import classes from './AlbumSongs.module.css';
import type { Disc } from './group-by-disc.ts';

export interface AlbumSongsProps {
  /** name of the album */
  name: string;
  discs: readonly Disc[];
  /** subtitles of discs by number */
  subtitles: ReadonlyMap<number, string>;
  source: QueueSource;
  /** plays the whole album, starting at this index */
  onPlay: (index: number) => void;
}

/** Songs of an album, one table per disc. Playback queues the whole album. */
export function AlbumSongs({ name, discs, subtitles, source, onPlay }: AlbumSongsProps) {
  const { t } = useLingui();
  const several = discs.length > 1;
  return discs.map(({ number, tracks, songsBefore }) => (
    <section key={number} className={classes.disc}>
      {several && <DiscHeading number={number} subtitle={subtitles.get(number)} />}
      <SongTable
        name={several ? t`${name}，第 ${number} 张碟` : name}
        tracks={tracks}
        withAlbum={false}
        source={source}
        keptAs={`album-${source.id}-${number}`}
        onPlay={(index) => onPlay(songsBefore + index)}
      />
    </section>
  ));
}

/** Heading of a disc with its subtitle, if it has one. */
export function DiscHeading({ number, subtitle }: { number: number; subtitle: string | undefined }) {
  return (
    <h2 className={classes.heading}>
      <Trans>第 {number} 张碟</Trans>
      {subtitle !== undefined && (
        <span className={classes.subtitle}>
          <CatalogueText text={subtitle} />
        </span>
      )}
    </h2>
  );
}
