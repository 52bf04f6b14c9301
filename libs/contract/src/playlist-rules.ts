/** @file What may be said about a playlist (contract page, 3.4): forms and server share it. Characters are UTF-16 units. */

export const PLAYLIST_NAME_MAX = 40;
export const PLAYLIST_DESCRIPTION_MAX = 1000;
export const PLAYLIST_TAGS_MAX = 3;
