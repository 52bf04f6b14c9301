import { MiniPlayerLyrics } from '@qingyin/lyrics-view';
import { useArtistLine } from '@qingyin/media-ui';
import { useLingui } from '@lingui/react/macro';
import { MarqueeText, usePlayerState } from '@qingyin/player-react';
import { CatalogueText, CoverImage } from '@qingyin/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ChildWindow } from './window-store.ts';
import { MiniPlayerControls } from './MiniPlayerControls.tsx';
import styles from './MiniPlayer.module.css';
import { useCompactHeight } from './use-compact-height.ts';
import { defaultMiniPlayerState, persistedMiniPlayerState } from './mini-player-state.ts';

/** Maximum size of the requested cover, px. */
const COVER_PX = 400;

/**
 * Content of the mini player for any window size. Tall windows show cover and lyrics or a large cover; compact
 * ones show one or two lyric lines or a single row with the cover. Whether lyrics are shown is persisted on the
 * device.
 */
export default function MiniPlayer({ view }: { view: ChildWindow }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { data: place = defaultMiniPlayerState } = useQuery(persistedMiniPlayerState.query());
  const track = usePlayerState((snapshot) => snapshot.track);
  const low = useCompactHeight(view);
  const lineOf = useArtistLine();
  const { words: showsLyrics } = place;
  const controls = (
    <MiniPlayerControls
      lyrics={showsLyrics}
      onLyrics={() => void persistedMiniPlayerState.keep(client, { ...place, words: !showsLyrics })}
    />
  );
  if (!track) {
    return (
      <main aria-label={t`小窗`} className={styles.frame} data-kind="empty">
        <p className={styles.nothing}>{t`还没有在听的歌`}</p>
      </main>
    );
  }
  const artists = lineOf(track.artists);
  return (
    <main aria-label={t`小窗`} className={styles.frame}>
      <div
        className={styles.inside}
        data-kind={`${low ? 'low' : 'high'}-${showsLyrics ? 'lyrics' : 'player'}`}
      >
        <button
          type="button"
          aria-label={t`回到青音`}
          title={t`回到青音`}
          className={styles.cover}
          onClick={() => window.focus()}
        >
          <CoverImage src={track.album.picUrl} alt="" size={COVER_PX} priority />
        </button>
        <div className={styles.names}>
          <h1 className={styles.title}>
            <MarqueeText text={track.name}>
              <CatalogueText text={track.name} />
            </MarqueeText>
          </h1>
          <MarqueeText text={artists} className={styles.artists}>
            <CatalogueText text={artists} />
          </MarqueeText>
        </div>
        {showsLyrics && (
          <div className={styles.text}>
            <MiniPlayerLyrics key={track.id} track={track} low={low} />
          </div>
        )}
        {controls}
      </div>
    </main>
  );
}
