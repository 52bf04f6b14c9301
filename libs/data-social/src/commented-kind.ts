/** What people can write about and has an id of its own. */
export type CommentedKind = 'song' | 'mv' | 'playlist' | 'album' | 'video';
