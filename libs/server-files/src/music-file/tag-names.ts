/**
 * Names of tags in all formats (`NativeText.name`) for each field, the preferred one first. Names that some programs
 * use without a standard are last.
 */
export const tagNames = {
  title: ['tit2', 'tt2', 'title', '©nam', 'inam', 'titl'],
  artist: ['tpe1', 'tp1', 'artist', '©art', 'iart'],
  artists: ['artists'],
  albumArtist: ['tpe2', 'tp2', 'albumartist', 'aart', 'band'],
  albumArtists: ['albumartists'],
  album: ['talb', 'tal', 'album', '©alb', 'iprd'],
  track: ['trck', 'trk', 'tracknumber', 'track', 'trkn', 'itrk', 'iprt'],
  trackTotal: ['tracktotal', 'totaltracks'],
  disc: ['tpos', 'tpa', 'discnumber', 'disc', 'disk'],
  discTotal: ['disctotal', 'totaldiscs'],
  discSubtitle: ['tsst', 'discsubtitle', 'setsubtitle'],
  date: ['tdrc', 'tdr', 'date', '©day', 'icrd', 'tyer', 'tye', 'year', 'tdrl', 'releasedate'],
  /** day and month of `tyer`, as DDMM */
  dayAndMonth: ['tdat', 'tda'],
  originalDate: ['tdor', 'originaldate', 'originalreleasedate', 'tory', 'tor', 'originalyear'],
  genre: ['tcon', 'tco', 'genre', '©gen', 'gnre', 'ignr'],
  compilation: ['tcmp', 'tcp', 'cpil', 'compilation', 'itunescompilation'],
  label: ['tpub', 'tpb', 'label', 'publisher', 'organization'],
  releaseType: ['musicbrainzalbumtype', 'releasetype'],
  titleSort: ['tsot', 'tst', 'titlesort', 'sonm'],
  artistSort: ['tsop', 'tsp', 'artistsort', 'soar'],
  albumSort: ['tsoa', 'tsa', 'albumsort', 'soal'],
  albumArtistSort: ['tso2', 'ts2', 'albumartistsort', 'soaa'],
  recording: ['ufid', 'ufi', 'musicbrainztrackid', 'musicbrainzrecordingid'],
  albumMbid: ['musicbrainzalbumid'],
  artistMbid: ['musicbrainzartistid'],
  albumArtistMbid: ['musicbrainzalbumartistid'],
  trackGain: ['replaygaintrackgain'],
  albumGain: ['replaygainalbumgain'],
  r128TrackGain: ['r128trackgain'],
  lyrics: ['syncedlyrics', 'lyrics', 'unsyncedlyrics', '©lyr'],
  r128AlbumGain: ['r128albumgain'],
} as const satisfies Record<string, readonly string[]>;

export type TagField = keyof typeof tagNames;
