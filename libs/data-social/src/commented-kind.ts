/** Kinds of resources that have comments. */
export type CommentedKind = 'song' | 'mv' | 'playlist' | 'album' | 'video' | 'event';
