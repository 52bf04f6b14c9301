import { playNow, useExcludeCurrentSong } from '@qingyin/track-actions';
import { useLingui } from '@lingui/react/macro';
import { type Track } from '@qingyin/contract';
import { nextPrivateFmTracks, privateFmStartQuery, type PrivateFmMode } from '@qingyin/data-music';
import { usePlayer, usePlayerState } from '@qingyin/player-react';
import { actionBar, attempt } from '@qingyin/ui';
import { useQueryClient } from '@tanstack/react-query';

/** Number of covers shown behind the current one. */
const PEEKING = 2;

const playableOf = (tracks: readonly Track[]) => tracks.filter(({ unplayable }) => unplayable === null);

/** Private FM for its page. The app continues it on other pages. */
export function usePrivateFm() {
  const { t } = useLingui();
  const player = usePlayer();
  const queryClient = useQueryClient();
  const mode = usePlayerState(({ source }) => (source?.kind === 'fm' ? (source.id as PrivateFmMode) : null));
  const queue = usePlayerState((snapshot) => snapshot.queue);
  const index = usePlayerState((snapshot) => snapshot.index);
  const playing = usePlayerState(({ status }) => status === 'playing' || status === 'buffering');
  const trash = useExcludeCurrentSong();
  const upcoming = mode === null ? [] : queue.slice(index + 1, index + 1 + PEEKING);

  const play = (wanted: PrivateFmMode, tracks: readonly Track[], from: number) => {
    // Sequence mode: shuffle and loop would repeat played songs.
    player.setMode('sequence');
    player.playList([...tracks], from, { kind: 'fm', id: wanted });
  };

  const sayNothingToPlay = () => actionBar.fail({ text: t`这个模式现在没有可以播放的歌` });

  /** Fetches songs that are not in the queue yet; shows a message if there are none. */
  const fetchFresh = async (wanted: PrivateFmMode): Promise<Track[]> => {
    const found = playableOf(await nextPrivateFmTracks(wanted));
    const heard = new Set(player.snapshot.get().queue.map(({ id }) => id));
    const fresh = found.filter(({ id }) => !heard.has(id));
    if (fresh.length === 0) sayNothingToPlay();
    return fresh;
  };

  return {
    /** null if the queue is not a radio */
    mode,
    track: mode === null ? null : (queue[index] ?? null),
    upcoming,
    playing: mode !== null && playing,
    /** Starts the radio with these songs; unplayable ones are skipped. */
    start(wanted: PrivateFmMode, tracks: readonly Track[]) {
      const playable = playableOf(tracks);
      if (playable.length === 0) return sayNothingToPlay();
      play(wanted, playable, 0);
      queryClient.removeQueries({ queryKey: privateFmStartQuery(wanted).queryKey });
    },
    /** Changes the mode. Played songs stay in the queue, so that they are not repeated. */
    change: (wanted: PrivateFmMode) =>
      attempt(t`没有取到歌曲，请再试一次`, async () => {
        const fresh = await fetchFresh(wanted);
        const now = player.snapshot.get();
        const heard = now.source?.kind === 'fm' ? now.queue.slice(0, now.index + 1) : [];
        if (fresh.length > 0) play(wanted, [...heard, ...fresh], heard.length);
      }),
    /** Marks the current song as unwanted and skips it. */
    trash,
    toggle: () => player.toggle(),
    next: () =>
      attempt(t`没有取到歌曲，请再试一次`, async () => {
        // Reads the state at each attempt: by a retry, songs may have been added or another queue may play.
        const now = player.snapshot.get();
        if (now.source?.kind !== 'fm') return;
        if (now.index + 1 < now.queue.length) return player.next();
        const fresh = await fetchFresh(now.source.id as PrivateFmMode);
        if (fresh.length === 0) return;
        player.enqueue(fresh);
        player.next();
      }),
    /** Plays a song now; the radio continues after it. */
    playBetween: (track: Track) => playNow(player, [track]),
  };
}

/** State and commands of private FM. */
export type PrivateFmControl = ReturnType<typeof usePrivateFm>;
