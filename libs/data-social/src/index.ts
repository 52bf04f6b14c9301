export type { CommentedKind } from './commented-kind.ts';
export { commentsQuery } from './comments.ts';
export { socialKeys } from './keys.ts';
export { mentionableQuery } from './mentionable.ts';
export { followPersonMutation, ownLevelQuery, type Person, personQuery } from './people.ts';
export { type PlayedSong, playRecordQuery, RECORD_CLOSED, type RecordSpan } from './play-record.ts';
export { deletePostMutation, isPosting, postMutation } from './posts.ts';
