import { Comments } from '@qingyin/comments';
import { StaleContent } from '@qingyin/list-layout';
import { LyricPane } from '@qingyin/lyrics-view';
import { type Track } from '@qingyin/contract';
import { lyricQuery } from '@qingyin/data-music';
import { useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect } from 'react';
import { type RadioStartAction, RadioCard } from './RadioCard.tsx';
import classes from './RadioSides.module.css';
import { SimilarSongs } from './SimilarSongs.tsx';
import { type PrivateFmControl } from './use-private-fm.ts';

interface RadioPlayingProps {
  track: Track;
  radio: PrivateFmControl;
  /** action that started the radio on this page */
  begunBy: RadioStartAction | null;
}

/** Playing radio: song and lyrics, with similar songs and comments below. */
export function RadioPlaying({ track, radio, begunBy }: RadioPlayingProps) {
  const queryClient = useQueryClient();
  const { upcoming } = radio;
  const next = upcoming[0]?.id;
  // Prefetches the lyrics of the next song, so that it shows completely at once.
  useEffect(() => {
    if (next !== undefined) void queryClient.prefetchQuery(lyricQuery(String(next)));
  }, [queryClient, next]);
  // Stale content: the previous song's similar songs and comments stay until the new ones have loaded.
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
      <StaleContent waiting={shown !== id}>
        <div className={classes.below}>
          <SimilarSongs id={shown} onPlay={radio.playBetween} />
          <Comments kind="song" id={shown} count={undefined} />
        </div>
      </StaleContent>
    </>
  );
}
