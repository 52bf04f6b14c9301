import type { AlbumFile } from './album-file.ts';

const { compare } = new Intl.Collator('en', { numeric: true });

/** Order of an album's songs: disc, track number with unknown ones last, then file name with numbers by value, then start in it. */
export function compareSongs(a: AlbumFile, b: AlbumFile): number {
  const track = ({ song }: AlbumFile): number => song.trackNo || Number.MAX_SAFE_INTEGER;
  return (
    a.song.discNo - b.song.discNo ||
    track(a) - track(b) ||
    compare(a.file.name, b.file.name) ||
    compare(a.file.folder, b.file.folder) ||
    a.file.fileId - b.file.fileId ||
    a.song.startMs - b.song.startMs
  );
}
