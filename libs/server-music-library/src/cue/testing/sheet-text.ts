/** A track of a sheet in specs: title, and start as `mm:ss:ff`. */
export interface TrackInSpec {
  title: string;
  start: string;
  performer?: string;
}

/** The text of a sheet of one file, as programs write it. */
export const sheetText = (
  tracks: readonly TrackInSpec[],
  { title = '山中', performer = '林间', file = 'CDImage.wav', head = '' } = {},
): string =>
  [
    head,
    `PERFORMER "${performer}"`,
    `TITLE "${title}"`,
    `FILE "${file}" WAVE`,
    ...tracks.flatMap((track, at) => [
      `  TRACK ${String(at + 1).padStart(2, '0')} AUDIO`,
      `    TITLE "${track.title}"`,
      ...(track.performer === undefined ? [] : [`    PERFORMER "${track.performer}"`]),
      `    INDEX 01 ${track.start}`,
    ]),
  ]
    .filter(Boolean)
    .join('\r\n');
