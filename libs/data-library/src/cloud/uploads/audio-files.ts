/** Extensions of the accepted kinds of audio files (docs/api-extensions.md, Files). */
const ENDINGS = ['mp3', 'flac', 'm4a', 'm4b', 'mp4', 'aac', 'ogg', 'oga', 'opus', 'wav'] as const;

/** Value of the `accept` attribute of a file input. */
export const AUDIO_ACCEPT = ENDINGS.map((ending) => `.${ending}`).join();

/** Tests a file name for an accepted extension; the service checks the content. */
export const isAudioFileName = (name: string): boolean =>
  ENDINGS.some((ending) => name.toLowerCase().endsWith(`.${ending}`));
