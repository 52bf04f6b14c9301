/** What a song of a cloud disk has beyond one of the catalogue. */
export interface CloudFacts {
  cid: string;
  /** the owner */
  uid: number;
  nickname: string;
  /** name, artist and album as the file says */
  sn: string;
  ar: string;
  alb: string;
  /** name of the file */
  fn: string;
  /** kbit/s */
  br: number;
}
