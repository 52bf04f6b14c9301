import {
  type CommandRunner,
  overlayStore,
  ratingStars,
  type Stars,
  type CommandId,
  type CodeCommandId,
} from '@qingyin/shortcuts';
import { canFillScreen, toggleFullScreen } from '@qingyin/feature-now-playing';
import { formatDuration } from '@qingyin/i18n';
import { useMiniPlayer } from '@qingyin/mini-player';
import { useNavigate, useNowPlaying, useOverlay, type ParameterlessPath } from '@qingyin/routing';
import { useLikes, useRateSong } from '@qingyin/track-actions';
import { useCapability } from '@qingyin/auth-gate';
import { useUserId } from '@qingyin/session/react';
import { SONG_RATINGS } from '@qingyin/data-library';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { steppedRate, MIN_LOOP_MS, nextMode } from '@qingyin/player';
import { playerBarHandle, usePlayer, usePlayerTexts } from '@qingyin/player-react';
import { colorScheme, message } from '@qingyin/ui';

/** Step of the seek commands; the same as that of an arrow key on the seek bar. */
const SEEK_MS = 5000;
const LOUDER_PERCENT = 5;

/** Search field of the top bar; null if it is missing or covered by a modal (inert). */
const searchBox = () => document.querySelector<HTMLElement>('search:not([inert] *) input');

/** The song of the list row that has the focus (`SongRow`); null: none. */
function focusedSong(): { id: number } | null {
  const row = document.activeElement?.closest<HTMLElement>('[data-song]');
  return row ? { id: Number(row.dataset['song']) } : null;
}

/** Maps commands to the same functions their buttons call. */
export function useRunCommand(): CommandRunner {
  const { t } = useLingui();
  const player = usePlayer();
  const likes = useLikes();
  const uid = useUserId();
  const { modes } = usePlayerTexts();
  const nowPlaying = useNowPlaying();
  const smallWindow = useMiniPlayer();
  const { open } = useOverlay();
  const navigate = useNavigate();

  const state = () => player.snapshot.get();
  const hasTrack = () => state().track !== null;
  const seekBy = (ms: number) => player.seek(player.positionMs() + ms);
  // Confirms the change in a toast, because the player bar may be covered or out of sight.
  const louderBy = (percent: number) => {
    const heard = Math.min(100, Math.max(0, Math.round(state().volume * 100) + percent));
    player.setVolume(heard / 100);
    message.info(t`音量 ${heard}%`);
  };
  const mute = () => {
    const muted = !state().muted;
    player.setMuted(muted);
    message.info(muted ? t`已静音` : t`已取消静音`);
  };
  const changeMode = () => {
    const mode = nextMode(state().mode);
    player.setMode(mode);
    message.info(modes[mode]);
  };
  const changeRate = (by: 1 | -1) => {
    const rate = steppedRate(state().rate, by);
    player.setRate(rate);
    message.info(t`倍速 ${rate}×`);
  };
  /** Cycles the A–B repeat: the first call sets A, the second sets B, the third clears it. */
  const loop = () => {
    const { loop: now } = state();
    const here = player.positionMs();
    if (!now) {
      void player.setLoop({ fromMs: here, toMs: null });
      message.info(t`A：${formatDuration(here)}`);
    } else if (now.toMs !== null) {
      void player.setLoop(null);
      message.info(t`不再循环`);
    } else if (here - now.fromMs < MIN_LOOP_MS) message.info(t`B 要在 A 之后至少一秒`);
    else {
      void player.setLoop({ ...now, toMs: here });
      message.info(t`循环 ${formatDuration(now.fromMs)} – ${formatDuration(here)}`);
    }
  };
  const fillScreen = () => {
    if (!nowPlaying.open) nowPlaying.toggle();
    toggleFullScreen();
  };
  // Confirms the change as well: the heart does not have the focus.
  const like = () => {
    const { track } = state();
    if (!track) return;
    const isLiked = likes.liked.has(track.id);
    likes.toggle(track);
    if (uid === null) return;
    message.info(
      isLiked ? t`${plural(1, { other: '已取消喜欢 # 首歌' })}` : t`${plural(1, { other: '已喜欢 # 首歌' })}`,
    );
  };

  const rateSong = useRateSong();
  const canRate = useCapability(SONG_RATINGS);
  const songToRate = () => focusedSong() ?? state().track;
  const rate = async (stars: Stars) => {
    const song = songToRate();
    if (song && (await rateSong(song, stars)))
      message.info(stars === 0 ? t`已取消评分` : t`评分：${plural(stars, { other: '# 星' })}`);
  };
  const ratings = Object.fromEntries(
    ratingStars.map((stars) => [`player:rate-${stars}`, () => void rate(stars)]),
  ) as Record<`player:rate-${Stars}`, () => void>;
  const mayRate = Object.fromEntries(
    ratingStars.map((stars) => [`player:rate-${stars}`, () => canRate && songToRate() !== null]),
  );

  const done: Readonly<Record<CodeCommandId, () => void>> = {
    'player:toggle': () => player.toggle(),
    'player:next': () => player.next(),
    'player:previous': () => player.previous(),
    'player:forward': () => seekBy(SEEK_MS),
    'player:back': () => seekBy(-SEEK_MS),
    'player:louder': () => louderBy(LOUDER_PERCENT),
    'player:quieter': () => louderBy(-LOUDER_PERCENT),
    'player:mute': mute,
    'player:like': like,
    'player:mode': changeMode,
    'player:words': nowPlaying.toggle,
    'player:window': smallWindow.toggle,
    'player:queue': () => playerBarHandle.get()?.toggleQueue(),
    'player:slower': () => changeRate(-1),
    'player:faster': () => changeRate(1),
    'player:loop': loop,
    'player:sound': () => playerBarHandle.get()?.openSound?.(),
    ...ratings,
    'view:palette': () => overlayStore.set('palette'),
    'view:full': fillScreen,
    'view:search': () => searchBox()?.focus(),
    'view:help': () => overlayStore.set('help'),
    'view:keys': () => open({ settings: 'shortcuts' }),
    'view:settings': () => open({ settings: 'playback' }),
    'view:language': () => overlayStore.set('language'),
    'view:light': () => colorScheme.set('light'),
    'view:dark': () => colorScheme.set('dark'),
    'view:auto': () => colorScheme.set('auto'),
  };
  const can: Readonly<Partial<Record<CommandId, () => boolean>>> = {
    'player:toggle': hasTrack,
    'player:next': hasTrack,
    'player:previous': hasTrack,
    'player:forward': hasTrack,
    'player:back': hasTrack,
    'player:like': hasTrack,
    'player:loop': hasTrack,
    'player:words': () => hasTrack() || nowPlaying.open,
    'player:window': () => smallWindow.open || (smallWindow.offered && hasTrack()),
    'player:queue': () => playerBarHandle.get() !== null,
    'player:sound': () => playerBarHandle.get()?.openSound !== undefined,
    ...mayRate,
    'view:full': () => canFillScreen() && (hasTrack() || nowPlaying.open),
    'view:search': () => searchBox() !== null,
  };
  return {
    canRun: (id) => can[id]?.() ?? true,
    run(id) {
      if (id.startsWith('page:')) void navigate({ to: id.slice('page:'.length) as ParameterlessPath });
      else done[id as CodeCommandId]();
    },
  };
}
