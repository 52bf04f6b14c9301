/** Part of a file. */
export interface ByteRange {
  /** offset in bytes */
  at: number;
  length: number;
}
