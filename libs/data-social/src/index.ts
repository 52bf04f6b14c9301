export type { CommentedKind } from './commented-kind.ts';
export { commentsQuery } from './comments.ts';
export { FEED_PRIVACY, feedPrivacyMutation, feedPrivacyQuery } from './feed-privacy.ts';
export { followPersonMutation } from './follow.ts';
export {
  HIDE_PEOPLE,
  hiddenPeopleQuery,
  hidePersonMutation,
  type HideVariables,
  type Hiding,
} from './hidden-people.ts';
export { socialKeys } from './keys.ts';
export { mentionableQuery } from './mentionable.ts';
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
export { deletePostMutation, isPosting, postMutation } from './posts.ts';
export {
  adminRemoveMutation,
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
