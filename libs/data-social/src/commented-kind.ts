/** What people can write about. */
export type CommentedKind = 'song' | 'mv' | 'playlist' | 'album' | 'video' | 'event';
