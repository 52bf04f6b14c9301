export type { CommentedKind } from './commented-kind.ts';
export { commentsQuery } from './comments.ts';
export { socialKeys } from './keys.ts';
export { deletePostMutation, isPosting, postMutation } from './posts.ts';
