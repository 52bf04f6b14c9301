import { useLingui } from '@lingui/react/macro';
import { classNames } from '@qingyin/ui';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { useCallback, useMemo, useRef, useState } from 'react';
import stageStyles from '../shared/stage.module.css';
import { Captions } from './Captions.tsx';
import { FilmControls } from './FilmControls.tsx';
import type { FilmPlayerProps } from './film.ts';
import { filmCommands } from './film-commands.ts';
import { FilmFailure } from './FilmFailure.tsx';
import styles from './FilmPlayer.module.css';
import { NextUp } from './NextUp.tsx';
import { pickResolution } from './resolution.ts';
import { FrozenFrame } from './FrozenFrame.tsx';
import { SeekIndicator } from './SeekIndicator.tsx';
import { useCaptionTrack } from './use-caption-track.ts';
import { lyricLanguage } from './web-vtt.ts';
import { useVideoSource } from './use-video-source.ts';
import { useFilmShortcuts } from './use-film-shortcuts.ts';
import { useFilmPreferences } from './use-film-preferences.ts';
import { useFilmState } from './use-film-state.ts';
import { useTouchGestures } from './use-touch-gestures.ts';
import { useResolution } from './use-resolution.ts';
import { usePlaybackPosition } from './use-playback-position.ts';
import { useAutoHideControls } from './use-auto-hide-controls.ts';
import { useFilmAudio } from './use-film-audio.ts';
import { supportsPictureInPicture, togglePictureInPicture, useFullscreen } from './use-fullscreen.ts';
import { runFilmShortcut } from './run-film-shortcut.ts';

/** Film player with all controls. Its box is 16:9; films of other shapes are letterboxed. */
export function FilmPlayer(props: FilmPlayerProps) {
  const { film, resolveFileUrl, captions, next, autoplay = false, theatre } = props;
  const { t } = useLingui();
  const stage = useRef<HTMLElement>(null);
  const track = useRef<HTMLTrackElement>(null);
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [open, setOpen] = useState(false);
  const [declined, setDeclined] = useState('');
  const { onElement } = props;
  const take = useCallback(
    (element: HTMLVideoElement | null) => {
      setVideo(element);
      onElement?.(element);
    },
    [onElement],
  );
  const remembered = usePlaybackPosition(video, film.key);
  const { lines, known, choose } = useResolution(film.resolutions);
  const file = useVideoSource(video, {
    key: film.key,
    lines,
    fileOf: resolveFileUrl,
    startMs: props.startMs ?? remembered,
    autoplay,
  });
  const state = useFilmState(video);
  const sound = useFilmAudio(video, film);
  const look = useFilmPreferences();
  const fullscreen = useFullscreen(stage, video);
  const { quiet, stir, leave } = useAutoHideControls(stage, open || !state.playing);
  const commands = useMemo(() => filmCommands(video), [video]);
  const smallest = pickResolution(film.resolutions, 0);
  const sampleOf = useCallback(
    () => (smallest === null ? Promise.reject(new Error('No file')) : resolveFileUrl(smallest)),
    [resolveFileUrl, smallest],
  );
  const lyrics = captions?.timed ? captions : null;
  const captionsUrl = useCaptionTrack(track, video, look.captions ? lyrics : null, state.inPictureInPicture);
  const captionSwitch = lyrics
    ? { on: look.captions, toggle: () => look.change({ captions: !look.captions }) }
    : null;
  const failed = file.failed || state.failed || (known && lines === null);
  const over = state.ended && next && !look.loop && declined !== film.key;
  const fingers = useTouchGestures({
    rtl: () => stage.current !== null && getComputedStyle(stage.current).direction === 'rtl',
    placeS: () => video?.currentTime ?? 0,
    durationS: () => state.durationS,
    onTap: () => (quiet ? stir() : leave()),
    onJump: commands.seekBy,
    onSeek: commands.seek,
  });
  useFilmShortcuts(stage, (key) =>
    runFilmShortcut(key, {
      commands,
      state,
      sound,
      stir,
      captions: captionSwitch,
      loop: () => look.change({ loop: !look.loop }),
      picture: video && supportsPictureInPicture() ? () => togglePictureInPicture(video) : null,
      theatre,
      fullscreen,
      next: next?.open,
    }),
  );

  return (
    <section
      ref={stage}
      aria-label={t`视频画面`}
      className={classNames(stageStyles.stage, styles.stage)}
      data-quiet={quiet || undefined}
      data-full={fullscreen.full || undefined}
    >
      <video
        ref={take}
        className={styles.film}
        poster={film.posterUrl ?? undefined}
        preload="metadata"
        playsInline
        loop={look.loop}
        aria-label={film.title}
      >
        <track
          ref={track}
          kind="captions"
          label={t`字幕`}
          srcLang={lyrics ? lyricLanguage(lyrics) : undefined}
          src={captionsUrl}
        />
      </video>
      {file.changing && video && <FrozenFrame key={lines} video={video} />}
      {/* Pointer target over the whole picture; keys and screen readers use the button in the control bar. */}
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        className={styles.surface}
        {...fingers.handlers}
        // Does not take the focus.
        onMouseDown={(event) => event.preventDefault()}
        onClick={({ detail, nativeEvent }) => {
          if ('pointerType' in nativeEvent && nativeEvent.pointerType === 'touch') return;
          commands.toggle();
          if (detail === 2) fullscreen.toggle();
        }}
      />
      {lyrics && look.captions && !state.inPictureInPicture && (
        <Captions lyrics={lyrics} placeS={state.positionS} raised={!quiet} />
      )}
      {fingers.sought !== null && <SeekIndicator placeS={fingers.sought} fromS={state.positionS} />}
      {!state.playing && !state.ended && !failed && (
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          className={styles.begin}
          onClick={commands.play}
        >
          <IconPlayerPlayFilled size={30} />
        </button>
      )}
      {state.buffering && !file.changing && !failed && (
        <p role="status" className={styles.waiting} lang="en" dir="ltr">
          Loading...
        </p>
      )}
      {failed && <FilmFailure error={file.error} onRetry={lines === null ? undefined : file.retry} />}
      {over && <NextUp key={film.key} next={next} onCancel={() => setDeclined(film.key)} />}
      {!over && !failed && (
        <FilmControls
          state={state}
          commands={commands}
          durationMs={film.durationMs}
          sampleOf={sampleOf}
          sound={sound}
          settings={{
            resolutions: film.resolutions,
            lines,
            onLines: choose,
            rate: state.rate,
            onRate: commands.setRate,
            loop: look.loop,
            onLoop: (loop) => look.change({ loop }),
          }}
          captions={captionSwitch}
          picture={video && supportsPictureInPicture() ? () => togglePictureInPicture(video) : null}
          theatre={theatre}
          fullscreen={fullscreen}
          onNext={next?.open}
          onOpen={setOpen}
          hidden={quiet}
        />
      )}
    </section>
  );
}
