/** A film in a list of MVs and videos (docs/specification/contract/entities-video.md#video). */
export interface VideoBrief {
  /** id of an MV, or the 32 hexadecimal digits of a video */
  vid: string;
  /** 0 MV, 1 video */
  type: 0 | 1;
  title: string;
  coverUrl: string;
  /** ms */
  durationms: number;
  /** number of plays */
  playTime: number;
  /** artists of an MV, or the user who published a video */
  creator: { userId: number; userName: string }[];
  aliaName: string | null;
  transName: string | null;
  markTypes: number[] | null;
  alg: string | null;
}
