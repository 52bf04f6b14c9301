import { useLingui } from '@lingui/react/macro';
import { classNames } from '@qingyin/ui';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { useCallback, useMemo, useRef, useState } from 'react';
import stageStyles from '../shared/stage.module.css';
import { Captions } from './Captions.tsx';
import { Controls } from './Controls.tsx';
import type { FilmPlayerProps } from './film.ts';
import { filmActs } from './film-acts.ts';
import { FilmFailure } from './FilmFailure.tsx';
import styles from './FilmPlayer.module.css';
import { NextUp } from './NextUp.tsx';
import { pickLines } from './resolution.ts';
import { StillPicture } from './StillPicture.tsx';
import { Sought } from './Sought.tsx';
import { useCaptionTrack } from './use-caption-track.ts';
import { useFile } from './use-file.ts';
import { useFilmKeys } from './use-film-keys.ts';
import { useFilmLook } from './use-film-look.ts';
import { useFilmState } from './use-film-state.ts';
import { useFingers } from './use-fingers.ts';
import { useLines } from './use-lines.ts';
import { usePlace } from './use-place.ts';
import { useQuietControls } from './use-quiet-controls.ts';
import { useSound } from './use-sound.ts';
import { offersPicture, togglePicture, useFullscreen } from './use-stage.ts';
import { onFilmKey } from './on-film-key.ts';

/** Film player with all controls. Its box is 16:9; films of other shapes are letterboxed. */
export function FilmPlayer(props: FilmPlayerProps) {
  const { film, fileOf, captions, next, autoplay = false, theatre } = props;
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
  const remembered = usePlace(video, film.key);
  const { lines, known, choose } = useLines(film.resolutions);
  const file = useFile(video, {
    key: film.key,
    lines,
    fileOf,
    startMs: props.startMs ?? remembered,
    autoplay,
  });
  const state = useFilmState(video);
  const sound = useSound(video, film);
  const look = useFilmLook();
  const fullscreen = useFullscreen(stage, video);
  const { quiet, stir, leave } = useQuietControls(stage, open || !state.playing);
  const acts = useMemo(() => filmActs(video), [video]);
  const smallest = pickLines(film.resolutions, 0);
  const sampleOf = useCallback(
    () => (smallest === null ? Promise.reject(new Error('No file')) : fileOf(smallest)),
    [fileOf, smallest],
  );
  const words = captions?.timed ? captions : null;
  const captionsUrl = useCaptionTrack(track, video, look.captions ? words : null, state.inPicture);
  const captionSwitch = words
    ? { on: look.captions, toggle: () => look.change({ captions: !look.captions }) }
    : null;
  const failed = file.failed || state.failed || (known && lines === null);
  const over = state.ended && next && !look.loop && declined !== film.key;
  const fingers = useFingers({
    rtl: () => stage.current !== null && getComputedStyle(stage.current).direction === 'rtl',
    placeS: () => video?.currentTime ?? 0,
    durationS: () => state.durationS,
    onTap: () => (quiet ? stir() : leave()),
    onJump: acts.jump,
    onSeek: acts.seek,
  });
  useFilmKeys(stage, (key) =>
    onFilmKey(key, {
      acts,
      state,
      sound,
      stir,
      captions: captionSwitch,
      loop: () => look.change({ loop: !look.loop }),
      picture: video && offersPicture() ? () => togglePicture(video) : null,
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
        <track ref={track} kind="captions" label={t`字幕`} src={captionsUrl} />
      </video>
      {file.changing && video && <StillPicture key={lines} video={video} />}
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
          acts.toggle();
          if (detail === 2) fullscreen.toggle();
        }}
      />
      {words && look.captions && !state.inPicture && (
        <Captions lyrics={words} placeS={state.placeS} raised={!quiet} />
      )}
      {fingers.sought !== null && <Sought placeS={fingers.sought} fromS={state.placeS} />}
      {!state.playing && !state.ended && !failed && (
        <button type="button" tabIndex={-1} aria-hidden="true" className={styles.begin} onClick={acts.play}>
          <IconPlayerPlayFilled size={30} />
        </button>
      )}
      {state.waiting && !file.changing && !failed && (
        <p role="status" className={styles.waiting} lang="en" dir="ltr">
          Loading...
        </p>
      )}
      {failed && <FilmFailure error={file.error} onRetry={lines === null ? undefined : file.retry} />}
      {over && <NextUp key={film.key} next={next} onCancel={() => setDeclined(film.key)} />}
      {!over && !failed && (
        <Controls
          state={state}
          acts={acts}
          durationMs={film.durationMs}
          sampleOf={sampleOf}
          sound={sound}
          settings={{
            resolutions: film.resolutions,
            lines,
            onLines: choose,
            rate: state.rate,
            onRate: acts.setRate,
            loop: look.loop,
            onLoop: (loop) => look.change({ loop }),
          }}
          captions={captionSwitch}
          picture={video && offersPicture() ? () => togglePicture(video) : null}
          theatre={theatre}
          fullscreen={fullscreen}
          onNext={next?.open}
          onOpen={setOpen}
          quiet={quiet}
        />
      )}
    </section>
  );
}
