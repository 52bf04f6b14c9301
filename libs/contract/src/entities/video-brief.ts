/** A film in a list of MVs and videos. Source: contract page, part 5 "Video". */
export interface VideoBrief {
  /** an MV's number, or a video's 32 hex digits */
  vid: string;
  /** 0 MV, 1 video */
  type: 0 | 1;
  title: string;
  coverUrl: string;
  /** ms */
  durationms: number;
  /** plays */
  playTime: number;
  /** of an MV its artists, of a video the user who published it */
  creator: { userId: number; userName: string }[];
  aliaName: string | null;
  transName: string | null;
  markTypes: number[] | null;
  alg: string | null;
}
