export { adminRemoveComment, adminRemovePostMutation } from './admin-remove.ts';
export type { CommentedKind } from './commented-kind.ts';
export { commentedPostQuery, EVENT_DETAIL, postIdOf } from './commented-post.ts';
export { repliesTo } from './comment-cache.ts';
export { likeCommentMutation } from './comment-like.ts';
export { floorQuery } from './comment-floor.ts';
export { commentListQuery, type CommentSort } from './comment-lists.ts';
export { COMMENT_MOMENTS, heatQuery, momentsQuery } from './comment-moments.ts';
export { type CommentPages, commentsIn } from './comment-pages.ts';
export { type Thread, threadOf } from './comment-thread.ts';
export {
  type AnsweredComment,
  type CommentWords,
  deleteComment,
  isWriting,
  writeCommentMutation,
} from './comment-write.ts';
export { FEED_PRIVACY, feedPrivacyMutation, feedPrivacyQuery } from './feed-privacy.ts';
export { followPersonMutation } from './follow.ts';
export {
  HIDE_PEOPLE,
  hiddenPeopleQuery,
  hidePersonMutation,
  type HideVariables,
  type Hiding,
} from './hidden-people.ts';
export { heatShown } from './heat-shown.ts';
export { socialKeys } from './keys.ts';
export { mentionableQuery } from './mentionable.ts';
export { mutedHereQuery } from './muted-here.ts';
export {
  noticeChoiceMutation,
  noticeChoiceQuery,
  NOTICES,
  noticesQuery,
  readNoticesMutation,
  unreadNoticesQuery,
} from './notices.ts';
export {
  type FollowedArtist,
  fansQuery,
  followedArtistsQuery,
  followsQuery,
  type ListedPerson,
} from './people-lists.ts';
export { ownLevelQuery, type Person, personQuery } from './people.ts';
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
  postedKinds,
  postMutation,
  type PostedThing,
  sendPicture,
  type SentPicture,
} from './posts.ts';
export {
  type Decision,
  REPORT,
  reportMutation,
  reportsQuery,
  type ReportWish,
  resolveReportMutation,
} from './reports.ts';
export {
  notSuggestedMutation,
  SUGGEST_PEOPLE,
  type SuggestedPerson,
  suggestedPeopleQuery,
} from './suggested-people.ts';
