export type { CommentedKind } from './commented-kind.ts';
export { commentsQuery } from './comments.ts';
export { socialKeys } from './keys.ts';
export { mentionableQuery } from './mentionable.ts';
export { followPersonMutation, ownLevelQuery, type Person, personQuery } from './people.ts';
export { type PlayedSong, playRecordQuery, RECORD_CLOSED, type RecordSpan } from './play-record.ts';
export {
  type Forwarding,
  forwardPostMutation,
  likePostMutation,
  postPrivacyMutation,
} from './feed-changes.ts';
export type {
  Post,
  PostAuthor,
  PostPicture,
  SharedCollection,
  SharedFilm,
  SharedThing,
} from './feed-post.ts';
export {
  bringNews,
  type Feed,
  feedNewsQuery,
  type FeedPage,
  feedQuery,
  hotTopicsQuery,
  newsFor,
  personFeedQuery,
  postsOf,
} from './feed-queries.ts';
export { toPost } from './feed-read.ts';
export {
  addOwnPost,
  changePost,
  hiddenPostsQuery,
  hidePost,
  ownPostsQuery,
  postQuery,
  showPost,
} from './feed-state.ts';
export {
  deletePostMutation,
  isPosting,
  type NewPost,
  postMutation,
  type PostedThing,
  sendPicture,
  type SentPicture,
} from './posts.ts';
