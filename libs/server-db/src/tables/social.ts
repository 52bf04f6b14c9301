import type { Generated } from 'kysely';

/** One like of a resource; comments have `comment_like`. */
export interface ResourceLikeTable {
  /** 0 song, 1 MV, 2 playlist, 3 album, 5 video, 6 event (docs/specification/contract/comments.md) */
  resource_type: number;
  /** for videos the id in table `video`, not the vid */
  resource_id: number;
  user_id: number;
  created_at: number;
}

/** A deleted comment that has replies: its author, for `beReplied`. */
export interface DeletedCommentTable {
  id: number;
  user_id: number;
}

/** A hashtag topic (docs/specification/contract/social.md#topics); a post with `#title#` belongs to it. */
export interface HashtagTopicTable {
  id: number;
  title: string;
  /** JSON list of invitation lines */
  texts: string;
  reason: string;
  image_key: string;
  start_time: number;
  end_time: number;
  /** participants added to the number of posts: the seeded popularity */
  base_participants: number;
  position: number;
}

/** Columns added to `comment` after the first schema. */
export interface CommentColumns {
  /** top-level comment whose thread this one belongs to; 0 for a top-level comment */
  parent_id: Generated<number>;
  /** position in the song, ms; null = none */
  at_ms: Generated<number | null>;
}

/** Columns added to `event` after the first schema. */
export interface EventColumns {
  /** JSON list of pictures: keys, or `{key, width, height}` */
  pics: Generated<string>;
  /** 0 everyone, 1 users the author follows, 2 the author only, 6 friends (who follow each other) */
  privacy: Generated<number>;
  /** shared resource, of the kind of `type`; 0 = none */
  target_id: Generated<number>;
  /** forwarded event, 0 = none; it may be deleted */
  forward_of: Generated<number>;
  /** the intermediate forward of `forward_of`, 0 = none; it may be deleted */
  forward_via: Generated<number>;
  /** 0 = none */
  activity_id: Generated<number>;
}

/** A user hidden by another user. */
export interface HiddenPersonTable {
  user_id: number;
  target_id: number;
  /** `block`: neither sees the other; `mute`: feed and notifications of `user_id` leave `target_id` out */
  kind: 'block' | 'mute';
  created_at: number;
}

/** A dismissed user suggestion. */
export interface DismissedSuggestionTable {
  user_id: number;
  target_id: number;
  created_at: number;
}

/** Audience of all posts of a user; users without a row allow everyone. */
export interface FeedPrivacyTable {
  user_id: number;
  /** as `event.privacy` */
  events: number;
}

/** A user mentioned by `@nickname`, resolved when the text was written. */
export interface MentionTable {
  kind: 'event' | 'comment';
  /** id of the event or comment */
  resource_id: number;
  /** the mentioned user */
  user_id: number;
  /** as written after the `@` */
  nickname: string;
  /** from 0, in the order of the text */
  position: number;
  created_at: number;
}

export interface SocialTables {
  hidden_person: HiddenPersonTable;
  not_suggested: DismissedSuggestionTable;
  feed_privacy: FeedPrivacyTable;
  mention: MentionTable;
  resource_like: ResourceLikeTable;
  comment_gone: DeletedCommentTable;
  activity: HashtagTopicTable;
}
