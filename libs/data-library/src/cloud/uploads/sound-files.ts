/** Endings of the kinds of files that are taken (docs/api-extensions.md, Files). */
const ENDINGS = ['mp3', 'flac', 'm4a', 'm4b', 'mp4', 'aac', 'ogg', 'oga', 'opus', 'wav'] as const;

/** What a file picker offers. */
export const SOUND_ACCEPT = ENDINGS.map((ending) => `.${ending}`).join();

/** Whether a file may be a song by its name; what it is, the service finds out. */
export const isSoundName = (name: string): boolean =>
  ENDINGS.some((ending) => name.toLowerCase().endsWith(`.${ending}`));
