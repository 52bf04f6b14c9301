import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { attachFile } from './attach-file.ts';
import { filmActs } from './film-acts.ts';

interface FileWanted {
  /** of which film; another one begins at its own place */
  key: string;
  lines: number | null;
  fileOf: (lines: number) => Promise<string>;
  /** ms the film begins at; undefined while that is not known, and nothing is asked for */
  startMs: number | undefined;
  autoplay: boolean;
}

/** What stands between a film and its file. */
export interface FileState {
  failed: boolean;
  /** why it could not be asked for; undefined where the file itself was no good */
  error: unknown;
  /** true from the choice of another file until its first picture is there */
  changing: boolean;
  /** asks again, and goes on at the place one was */
  retry: () => void;
}

/** Where a film was, and whether it went on, when its file was taken away. */
interface Going {
  key: string;
  placeS: number;
  playing: boolean;
}

/**
 * Gives the element the film's file with so many lines. Another choice goes on at the same place and, if it played,
 * plays on; so does a new try after a failure.
 */
export function useFile(video: HTMLVideoElement | null, wanted: FileWanted): FileState {
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
      if (from.playing) filmActs(video).play();
    };
    const firstPicture = from.placeS > 0 ? 'seeked' : 'loadeddata';
    const show = (): void => setShown({ key, tried });
    video.addEventListener('loadedmetadata', ready, { once: true });
    video.addEventListener('error', failFile);
    video.addEventListener(firstPicture, show, { once: true });
    fileOf(lines)
      .then((address) => {
        if (gone) return () => {};
        // Pressed while the address was on its way: a new file stops the element.
        if (!video.paused) from.playing = true;
        return attachFile(video, address, failFile);
      })
      .then((away) => {
        if (gone) away();
        else takeAway = away;
      })
      .catch(fail);
    return () => {
      gone = true;
      // What was to begin and never did is still to begin.
      going.current = begun
        ? { key, placeS: video.currentTime, playing: !video.paused && !video.ended }
        : from;
      video.removeEventListener('loadedmetadata', ready);
      video.removeEventListener('error', failFile);
      video.removeEventListener(firstPicture, show);
      takeAway();
    };
  }, [video, key, lines, begins, tried]);

  // An element that is taken off the page would go on fetching what nobody sees.
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
