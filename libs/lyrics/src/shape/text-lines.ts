/** The lines of a text from any system (LF, CR LF or CR), without a byte order mark and characters nobody sees. */
export const textLines = (source: string): string[] =>
  source
    .replace(/^\uFEFF/, '')
    .replaceAll('\0', '')
    .split(/\r\n|\n|\r/);

/** One line of text: every run of blanks is one, none at the ends. For what a format can only hold on one line. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
