import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { attachSource } from './attach-source.ts';
import { filmCommands } from './film-commands.ts';

interface FileWanted {
  /** identifies the film; another film starts at its own position */
  key: string;
  lines: number | null;
  fileOf: (lines: number) => Promise<string>;
  /** ms to start at; undefined until it is known, and nothing is requested before */
  startMs: number | undefined;
  autoplay: boolean;
}

/** Loading state of a film's file. */
export interface VideoSourceState {
  failed: boolean;
  /** why the request of the address failed; undefined if the file itself failed */
  error: unknown;
  /** from the choice of another resolution until its first frame */
  changing: boolean;
  /** requests the file again and resumes at the same position */
  retry: () => void;
}

/** Position and playback state before the source was removed. */
interface Going {
  key: string;
  placeS: number;
  playing: boolean;
}

/**
 * Loads the film's file in the chosen resolution. A change of the resolution, and a retry after an error, resume
 * at the same position and playback state.
 */
export function useVideoSource(video: HTMLVideoElement | null, wanted: FileWanted): VideoSourceState {
  const { key, lines, startMs } = wanted;
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<{ tried: string; error: unknown }>({ tried: '', error: undefined });
  const [shown, setShown] = useState({ key: '', tried: '' });
  const going = useRef<Going | null>(null);
  const tried = `${key}/${String(lines)}/${String(attempt)}`;
  const begins = startMs !== undefined;

  const fileOf = useEffectEvent(wanted.fileOf);
  const beginning = useEffectEvent((): Going => {
    if (going.current?.key === key) return going.current;
    return { key, placeS: (startMs ?? 0) / 1000, playing: wanted.autoplay };
  });

  useEffect(() => {
    if (!video || lines === null || !begins) return;
    let gone = false;
    let begun = false;
    let takeAway = (): void => {};
    const from = beginning();
    const fail = (error?: unknown): void => {
      if (!gone) setFailure({ tried, error });
    };
    const failFile = (): void => fail();
    const ready = (): void => {
      begun = true;
      if (from.placeS > 0) video.currentTime = from.placeS;
      if (from.playing) filmCommands(video).play();
    };
    const firstPicture = from.placeS > 0 ? 'seeked' : 'loadeddata';
    const show = (): void => setShown({ key, tried });
    video.addEventListener('loadedmetadata', ready, { once: true });
    video.addEventListener('error', failFile);
    video.addEventListener(firstPicture, show, { once: true });
    fileOf(lines)
      .then((address) => {
        if (gone) return () => {};
        // Play was pressed while the address was requested; a new source pauses the element.
        if (!video.paused) from.playing = true;
        return attachSource(video, address, failFile);
      })
      .then((away) => {
        if (gone) away();
        else takeAway = away;
      })
      .catch(fail);
    return () => {
      gone = true;
      // If playback never started, the requested start still applies.
      going.current = begun
        ? { key, placeS: video.currentTime, playing: !video.paused && !video.ended }
        : from;
      video.removeEventListener('loadedmetadata', ready);
      video.removeEventListener('error', failFile);
      video.removeEventListener(firstPicture, show);
      takeAway();
    };
  }, [video, key, lines, begins, tried]);

  // A detached video element would continue its download.
  useEffect(
    () => () => {
      video?.removeAttribute('src');
      video?.load();
    },
    [video],
  );

  return {
    failed: failure.tried === tried,
    error: failure.error,
    changing: shown.key === key && shown.tried !== tried && failure.tried !== tried,
    retry: () => setAttempt((before) => before + 1),
  };
}
