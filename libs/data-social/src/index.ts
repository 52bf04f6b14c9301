export { adminRemoveComment, adminRemovePostMutation } from './admin-remove.ts';
export type { CommentedKind } from './commented-kind.ts';
export { commentedPostQuery, EVENT_DETAIL, postIdOf } from './commented-post.ts';
export { replyCountOf } from './comment-cache.ts';
export { likeCommentMutation } from './comment-like.ts';
export { commentRepliesQuery } from './comment-replies.ts';
export { commentListQuery, type CommentSort } from './comment-lists.ts';
export { COMMENT_MOMENTS, commentDensityQuery, momentCommentsQuery } from './comment-moments.ts';
export { type CommentPages, commentsIn } from './comment-pages.ts';
export { type Thread, threadOf } from './comment-thread.ts';
export {
  type RepliedComment,
  type CommentInput,
  deleteComment,
  pendingCommentsFilter,
  writeCommentMutation,
} from './comment-write.ts';
export { FEED_PRIVACY, feedPrivacyMutation, feedPrivacyQuery } from './feed-privacy.ts';
export { followPersonMutation } from './follow.ts';
export {
  HIDE_PEOPLE,
  hiddenPeopleQuery,
  hidePersonMutation,
  type HideVariables,
  type HideKind,
} from './hidden-people.ts';
export { commentDensityShown } from './comment-density-shown.ts';
export { socialKeys } from './keys.ts';
export { mentionableQuery } from './mentionable.ts';
export { mutedAuthorsQuery } from './muted-authors.ts';
export {
  notificationSettingsMutation,
  notificationSettingsQuery,
  NOTIFICATIONS,
  notificationsQuery,
  markNotificationsReadMutation,
  unreadNotificationsQuery,
} from './notifications.ts';
export {
  type FollowedArtist,
  fansQuery,
  followedArtistsQuery,
  followsQuery,
  type ListedPerson,
} from './people-lists.ts';
export { ownLevelQuery, type Person, personQuery } from './people.ts';
export { type PlayedSong, playRecordQuery, PLAY_RECORD_PRIVATE, type RecordSpan } from './play-record.ts';
export { type ForwardVariables, forwardPostMutation, postPrivacyMutation } from './feed-mutations.ts';
export { likePostMutation } from './like-post.ts';
export type {
  Post,
  PostAuthor,
  PostPicture,
  SharedCollection,
  SharedFilm,
  SharedResource,
} from './feed-post.ts';
export {
  mergeNewPosts,
  type Feed,
  newPostsQuery,
  type FeedPage,
  feedQuery,
  hotTopicsQuery,
  newPostsFor,
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
} from './post-state.ts';
export {
  deletePostMutation,
  pendingPostsFilter,
  type NewPost,
  postableKinds,
  postMutation,
  type PostedResource,
  uploadPostPicture,
  type UploadedPicture,
} from './post-mutations.ts';
export {
  type Decision,
  REPORT,
  reportMutation,
  reportsQuery,
  type ReportVariables,
  resolveReportMutation,
} from './reports.ts';
export {
  dismissSuggestionMutation,
  SUGGEST_PEOPLE,
  type SuggestedPerson,
  suggestedPeopleQuery,
} from './suggested-people.ts';
