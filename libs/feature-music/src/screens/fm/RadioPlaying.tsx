import { type Track } from '@qingyin/contract';
import { lyricQuery } from '@qingyin/data-music';
import { Comments, LyricPane, Settling } from '@qingyin/media-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect } from 'react';
import { type RadioAct, RadioCard } from './RadioCard.tsx';
import classes from './RadioSides.module.css';
import { SimilarSongs } from './SimilarSongs.tsx';
import { type Radio } from './use-radio.ts';

interface RadioPlayingProps {
  track: Track;
  radio: Radio;
  /** whose press made it begin on this page */
  begunBy: RadioAct | null;
}

/** The radio while it runs: the song and its words, and below them what goes with it. */
export function RadioPlaying({ track, radio, begunBy }: RadioPlayingProps) {
  const queryClient = useQueryClient();
  const { upcoming } = radio;
  const next = upcoming[0]?.id;
  // Its cover peeks out already; with the words here too, the next song is complete at once.
  useEffect(() => {
    if (next !== undefined) void queryClient.prefetchQuery(lyricQuery(String(next)));
  }, [queryClient, next]);
  // Those of the song before stay until the new ones are there.
  const id = String(track.id);
  const shown = useDeferredValue(id);
  return (
    <>
      <div className={classes.sides}>
        <RadioCard
          track={track}
          upcoming={upcoming}
          playing={radio.playing}
          focusOn={begunBy}
          onPlay={radio.toggle}
          onNext={() => void radio.next()}
          onTrash={radio.trash}
        />
        <div className={classes.lyrics}>
          <LyricPane key={id} track={track} />
        </div>
      </div>
      <Settling waiting={shown !== id}>
        <div className={classes.below}>
          <SimilarSongs id={shown} onPlay={radio.playBetween} />
          <Comments kind="song" id={shown} count={undefined} />
        </div>
      </Settling>
    </>
  );
}
