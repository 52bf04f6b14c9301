import type { Track } from '@qingyin/contract';
import type { NowPlayingTab } from '@qingyin/routing';
import { useRef, useState } from 'react';
import { NowCover } from '../cover/NowCover.tsx';
import { NowPlayingTabs } from '../tabs/NowPlayingTabs.tsx';
import { LazyVisualizer } from '../visualizer/LazyVisualizer.tsx';
import { PhoneActions } from './PhoneActions.tsx';
import { firstFace, type PhoneFace } from './phone-face.ts';
import { PhoneSeek } from './PhoneSeek.tsx';
import { PhoneTitle } from './PhoneTitle.tsx';
import { PhoneTransport } from './PhoneTransport.tsx';
import styles from './PhoneNowPlaying.module.css';
import { useSwipeSkip } from './use-swipe-skip.ts';

interface PhoneNowPlayingProps {
  track: Track;
  tab: NowPlayingTab;
  onTab: (tab: NowPlayingTab) => void;
  /** the page has opened */
  settled: boolean;
}

/**
 * The now-playing page of phones: the cover, or lyrics, comments and similar songs in its place; below them the title,
 * the position and the controls. In landscape orientation the controls are beside it.
 */
export function PhoneNowPlaying({ track, tab, onTab, settled }: PhoneNowPlayingProps) {
  const [face, setFace] = useState<PhoneFace>(() => firstFace(tab));
  const shown = face === 'cover' ? face : tab;
  const show = (next: PhoneFace) => {
    const again = next === shown || (next === 'comments' && shown === 'similar');
    setFace(again ? 'cover' : next);
    if (!again && next !== 'cover') onTab(next);
  };
  return (
    <div className={styles.phone} data-face={shown}>
      <div className={styles.middle}>
        {shown === 'cover' ? (
          <SwipedCover track={track} />
        ) : (
          <NowPlayingTabs track={track} tab={tab} onTab={onTab} settled={settled} withQueue={false} />
        )}
        {shown === 'lyrics' && (
          <div className={styles.wordless}>
            <SwipedCover track={track} />
          </div>
        )}
      </div>
      <div className={styles.controls}>
        <LazyVisualizer kinds={['bars', 'curve']} cover={track.album.picUrl} />
        <PhoneTitle track={track} onCover={shown === 'cover' ? undefined : () => setFace('cover')} />
        <PhoneSeek />
        <PhoneTransport track={track} />
        <PhoneActions track={track} face={shown} onFace={show} />
      </div>
    </div>
  );
}

function SwipedCover({ track }: { track: Track }) {
  const place = useRef<HTMLDivElement>(null);
  useSwipeSkip(place);
  return (
    <div ref={place} className={styles.swiped}>
      <NowCover picture={track.album.picUrl} className={styles.cover} />
    </div>
  );
}
