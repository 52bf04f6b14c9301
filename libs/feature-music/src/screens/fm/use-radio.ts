import { useLingui } from '@lingui/react/macro';
import { type Track } from '@qingyin/contract';
import { nextRadioTracks, radioStartQuery, type RadioMode } from '@qingyin/data-music';
import { playBetween, useRadioTrash } from '@qingyin/media-kit';
import { usePlayer, usePlayerState } from '@qingyin/player-react';
import { actionBar, attempt } from '@qingyin/ui';
import { useQueryClient } from '@tanstack/react-query';

/** How many covers peek out behind the one that plays. */
const PEEKING = 2;

const playableOf = (tracks: readonly Track[]) => tracks.filter(({ unplayable }) => unplayable === null);

/** Private FM as the page uses it; what keeps it going on other pages is the app's wiring. */
export function useRadio() {
  const { t } = useLingui();
  const player = usePlayer();
  const queryClient = useQueryClient();
  const mode = usePlayerState(({ source }) => (source?.kind === 'fm' ? (source.id as RadioMode) : null));
  const queue = usePlayerState((snapshot) => snapshot.queue);
  const index = usePlayerState((snapshot) => snapshot.index);
  const playing = usePlayerState(({ status }) => status === 'playing' || status === 'buffering');
  const trash = useRadioTrash();
  const upcoming = mode === null ? [] : queue.slice(index + 1, index + 1 + PEEKING);

  const play = (wanted: RadioMode, tracks: readonly Track[], from: number) => {
    // A radio goes on and on; a shuffled or looped one would come back to what was heard.
    player.setMode('sequence');
    player.playList([...tracks], from, { kind: 'fm', id: wanted });
  };

  const sayNothingToPlay = () => actionBar.fail({ text: t`这个模式现在没有可以播放的歌` });

  /** Songs that were not in this radio yet; says so when there are none. */
  const fetchFresh = async (wanted: RadioMode): Promise<Track[]> => {
    const found = playableOf(await nextRadioTracks(wanted));
    const heard = new Set(player.snapshot.get().queue.map(({ id }) => id));
    const fresh = found.filter(({ id }) => !heard.has(id));
    if (fresh.length === 0) sayNothingToPlay();
    return fresh;
  };

  return {
    /** null while something else is in the queue */
    mode,
    track: mode === null ? null : (queue[index] ?? null),
    upcoming,
    playing: mode !== null && playing,
    /** Begins with these songs. */
    start(wanted: RadioMode, tracks: readonly Track[]) {
      const playable = playableOf(tracks);
      if (playable.length === 0) return sayNothingToPlay();
      play(wanted, playable, 0);
      queryClient.removeQueries({ queryKey: radioStartQuery(wanted).queryKey });
    },
    /** Other songs from now on. What was heard stays behind them, so that it does not come again. */
    change: (wanted: RadioMode) =>
      attempt(t`没有取到歌曲，请再试一次`, async () => {
        const fresh = await fetchFresh(wanted);
        const now = player.snapshot.get();
        const heard = now.source?.kind === 'fm' ? now.queue.slice(0, now.index + 1) : [];
        if (fresh.length > 0) play(wanted, [...heard, ...fresh], heard.length);
      }),
    /** Never again: goes on with the next song at once. */
    trash,
    toggle: () => player.toggle(),
    next: () =>
      attempt(t`没有取到歌曲，请再试一次`, async () => {
        // As it is when this is asked for again: songs may have come meanwhile, or something else plays.
        const now = player.snapshot.get();
        if (now.source?.kind !== 'fm') return;
        if (now.index + 1 < now.queue.length) return player.next();
        const fresh = await fetchFresh(now.source.id as RadioMode);
        if (fresh.length === 0) return;
        player.enqueue(fresh);
        player.next();
      }),
    /** Plays a song at once; the radio goes on after it. */
    playBetween: (track: Track) => playBetween(player, [track]),
  };
}

export type Radio = ReturnType<typeof useRadio>;
