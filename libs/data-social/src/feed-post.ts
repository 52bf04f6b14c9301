import type { EventPrivacy, Mention, Track } from '@qingyin/contract';

/** Author of a post. */
export interface PostAuthor {
  userId: number;
  nickname: string;
  avatarUrl: string;
}

/** A picture of a post; sizes in pixels, 0 = unknown. */
export interface PostPicture {
  url: string;
  width: number;
  height: number;
}

/** A film shared by a post. */
export interface SharedFilm {
  id: string;
  name: string;
  coverUrl: string | null;
  author: string;
  durationMs: number;
}

/** A playlist, album or artist shared by a post. */
export interface SharedCollection {
  id: number;
  name: string;
  coverUrl: string | null;
  author: string;
}

/** Resource shared by a post; `gone`: deleted or not visible to the user. */
export type SharedResource =
  | { kind: 'song'; track: Track }
  | { kind: 'album' | 'playlist' | 'artist'; collection: SharedCollection }
  | { kind: 'mv' | 'video'; film: SharedFilm }
  | { kind: 'gone' };

/** A post as the app shows it, converted from the contract's event. */
export interface Post {
  id: number;
  /** thread of its comments and likes */
  threadId: string;
  author: PostAuthor;
  /** ms since 1970 */
  time: number;
  text: string;
  mentions: readonly Mention[];
  pictures: readonly PostPicture[];
  shared: SharedResource | null;
  /** the post that it forwards; `gone`: deleted or not visible to the user */
  forwarded: Post | 'gone' | null;
  privacy: EventPrivacy;
  liked: boolean;
  likedCount: number;
  commentCount: number;
  forwardCount: number;
}
