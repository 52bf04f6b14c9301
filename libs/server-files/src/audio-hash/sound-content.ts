/** What the undecoded sound of a file tells; what is missing is in its headers. */
export interface SoundContent {
  /**
   * Hash of the sound without tags, with its kind in front: equal after every change of tags, pictures and padding,
   * different for another recording or encoding.
   */
  audioHash: string;
  /** seconds */
  duration?: number | undefined;
  /** bits per second */
  bitrate?: number;
  /** Hz */
  sampleRate?: number;
  channels?: number;
}
