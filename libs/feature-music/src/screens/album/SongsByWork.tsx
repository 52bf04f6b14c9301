import { ArtistLinks } from '@qingyin/media-ui';
import { SongTable } from '@qingyin/track-list';
import { useLingui } from '@lingui/react/macro';
import type { LibraryWork } from '@qingyin/contract';
import { CatalogueText } from '@qingyin/ui';
import { type ReactNode, useMemo } from 'react';
import { type AlbumSongsProps, DiscHeading } from './AlbumSongs.tsx';
import { groupByWork, movementNames, type WorkSegment } from './group-by-work.ts';
import classes from './SongsByWork.module.css';

interface SongsByWorkProps extends AlbumSongsProps {
  works: readonly LibraryWork[];
}

/** Songs of an album with classical works: the movements of each below its name and composers. */
export default function SongsByWork({ works, discs, subtitles, ...rest }: SongsByWorkProps) {
  const several = discs.length > 1;
  return discs.map(({ number, tracks, songsBefore }) => (
    <section key={number} className={classes.disc}>
      {several && <DiscHeading number={number} subtitle={subtitles.get(number)} />}
      {groupByWork(tracks, works).map((segment) => (
        <Segment
          key={segment.start}
          segment={segment}
          disc={number}
          songsBefore={songsBefore + segment.start}
          {...rest}
        />
      ))}
    </section>
  ));
}

interface SegmentProps extends Pick<AlbumSongsProps, 'name' | 'source' | 'onPlay'> {
  segment: WorkSegment;
  disc: number;
  /** number of songs of the album before it */
  songsBefore: number;
}

function Segment({ segment, disc, songsBefore, name, source, onPlay }: SegmentProps) {
  const { t } = useLingui();
  const { work, tracks, start } = segment;
  const drawName = useMemo(() => drawMovement(work, tracks), [work, tracks]);
  const workName = work?.name ?? '';
  const first = String(start + 1);
  const head = work && <WorkHead work={work} />;
  return (
    <div className={classes.segment} data-first={start === 0 ? '' : undefined}>
      {start > 0 && head}
      <SongTable
        name={work ? t`${name}，${workName}` : t`${name}，第 ${first} 首起`}
        tracks={tracks}
        withAlbum={false}
        bare={start > 0}
        lead={start === 0 && head}
        filterable={false}
        firstNumber={start + 1}
        source={source}
        keptAs={`album-${source.id}-${disc}-${start}`}
        drawName={drawName}
        onPlay={(index) => onPlay(songsBefore + index)}
      />
    </div>
  );
}

/** Name and composers of a work. */
function WorkHead({ work: { name, composers } }: { work: LibraryWork }) {
  return (
    <div className={classes.head}>
      <h3 className={classes.work}>
        <CatalogueText text={name} />
      </h3>
      {composers.length > 0 && (
        <span className={classes.composers}>
          <ArtistLinks artists={composers} />
        </span>
      )}
    </div>
  );
}

function drawMovement(work: LibraryWork | null, tracks: WorkSegment['tracks']): (name: string) => ReactNode {
  const names = work ? movementNames(work, tracks) : new Map<string, string>();
  return (name) => names.get(name) ?? name;
}
