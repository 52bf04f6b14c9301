import type { Generated } from 'kysely';

/** One row a like; comments have `comment_like`. */
export interface ResourceLikeTable {
  /** contract page, 3.8: 0 song, 1 MV, 2 playlist, 3 album, 5 video, 6 event */
  resource_type: number;
  /** for a video the number in table `video`, not the vid */
  resource_id: number;
  user_id: number;
  created_at: number;
}

/** A deleted comment that somebody has answered: who wrote it, for `beReplied`. */
export interface CommentGoneTable {
  id: number;
  user_id: number;
}

/** A topic people post under (contract page, 4.8 "hot/topic"); `#title#` in a post makes it part of it. */
export interface ActivityTable {
  id: number;
  title: string;
  /** JSON list of lines that invite */
  texts: string;
  reason: string;
  image_key: string;
  start_time: number;
  end_time: number;
  /** participants beyond the posts: the seeded popularity */
  base_participants: number;
  position: number;
}

/** What the first `comment` table did not have. */
export interface CommentColumns {
  /** the comment whose floor this one stands in, 0 for one that stands by itself */
  parent_id: Generated<number>;
  /** the moment of the song it speaks of, ms; null = none */
  at_ms: Generated<number | null>;
}

/** What the first `event` table did not have. */
export interface EventColumns {
  /** JSON list of pictures: keys, or `{key, width, height}` */
  pics: Generated<string>;
  /** 0 everybody, 1 those the author follows, 2 the author, 6 friends: both follow each other */
  privacy: Generated<number>;
  /** what is shared, by the kind of `type`; 0 = nothing */
  target_id: Generated<number>;
  /** the event it passes on, 0 = none; the event may be gone */
  forward_of: Generated<number>;
  /** the forward through which it came to `forward_of`, 0 = none; that may be gone too */
  forward_via: Generated<number>;
  /** 0 = none */
  activity_id: Generated<number>;
}

/** Somebody whom a user does not want to see or hear of. */
export interface HiddenPersonTable {
  user_id: number;
  target_id: number;
  /** `block`: neither sees the other; `mute`: one is not told of them */
  kind: 'block' | 'mute';
  created_at: number;
}

/** Somebody who is not proposed to a user again. */
export interface NotSuggestedTable {
  user_id: number;
  target_id: number;
  created_at: number;
}

/** Who may see a user's posts at all; who lets everybody has no row. */
export interface FeedPrivacyTable {
  user_id: number;
  /** as `event.privacy` */
  events: number;
}

/** Somebody named in words by `@nickname` when they were written. */
export interface MentionTable {
  kind: 'event' | 'comment';
  /** of the event or comment */
  resource_id: number;
  /** who is named */
  user_id: number;
  /** as it stands after the `@` */
  nickname: string;
  /** from 0, in the order of the words */
  position: number;
  created_at: number;
}

export interface SocialTables {
  hidden_person: HiddenPersonTable;
  not_suggested: NotSuggestedTable;
  feed_privacy: FeedPrivacyTable;
  mention: MentionTable;
  resource_like: ResourceLikeTable;
  comment_gone: CommentGoneTable;
  activity: ActivityTable;
}
