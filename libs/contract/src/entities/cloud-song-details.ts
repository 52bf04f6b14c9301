/** Additional fields of a song of a cloud disk. */
export interface CloudSongDetails {
  cid: string;
  /** user id of the owner */
  uid: number;
  nickname: string;
  /** title, artist and album from the file's tags */
  sn: string;
  ar: string;
  alb: string;
  /** file name */
  fn: string;
  /** kbit/s */
  br: number;
}
