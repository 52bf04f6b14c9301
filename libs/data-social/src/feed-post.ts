import type { EventPrivacy, Mention, Track } from '@qingyin/contract';

/** Who posted something. */
export interface PostAuthor {
  userId: number;
  nickname: string;
  avatarUrl: string;
}

/** A picture of a post; where a size is 0 it is not known. */
export interface PostPicture {
  url: string;
  width: number;
  height: number;
}

/** A film that a post shares. */
export interface SharedFilm {
  id: string;
  name: string;
  coverUrl: string | null;
  by: string;
  durationMs: number;
}

/** A playlist, an album or an artist that a post shares. */
export interface SharedCollection {
  id: number;
  name: string;
  coverUrl: string | null;
  by: string;
}

/** What a post shares; `gone`: it is not there any more, or not to be seen. */
export type SharedThing =
  | { kind: 'song'; track: Track }
  | { kind: 'album' | 'playlist' | 'artist'; collection: SharedCollection }
  | { kind: 'mv' | 'video'; film: SharedFilm }
  | { kind: 'gone' };

/** A post as the product shows it, made of the contract's event. */
export interface Post {
  id: number;
  /** the thread of its comments and likes */
  threadId: string;
  author: PostAuthor;
  /** ms since 1970 */
  time: number;
  words: string;
  mentions: readonly Mention[];
  pictures: readonly PostPicture[];
  shared: SharedThing | null;
  /** what it passes on; `gone`: that was deleted, or is not to be seen */
  forwarded: Post | 'gone' | null;
  privacy: EventPrivacy;
  liked: boolean;
  likedCount: number;
  commentCount: number;
  forwardCount: number;
}
