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
  /** 0 = none */
  activity_id: Generated<number>;
}

export interface SocialTables {
  resource_like: ResourceLikeTable;
  comment_gone: CommentGoneTable;
  activity: ActivityTable;
}
