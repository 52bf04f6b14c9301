import type { Params } from './cases/case.ts';
import type { SongIds } from './library-song.ts';

/** What the calls refer to: the ids of a song, and what the user who hears it has made of it. */
export interface Subject extends SongIds {
  /** user who hears the song, and a public playlist of that user with it */
  hearer: number;
  list: number;
  /** index of the caller, for ids that differ by user */
  caller: number;
  /** playlist of the caller without the song */
  ownList: number;
  /** post about the song, and comment on it */
  event: number;
  comment: number;
  /** today and yesterday, as the contract writes dates */
  yesterday: string;
}

export interface AccessCase {
  /** calls without the ids of the song: their answers must not contain its ids or names */
  lists?: (subject: Subject) => Params[];
  /** calls with ids: for everybody else the answers are those to unknown ids */
  about?: (subject: Subject) => Params[];
  /** texts that everyone may read in the answer */
  open?: string[];
  /** why the answer to who hears the song is not checked */
  unseen?: string;
}
