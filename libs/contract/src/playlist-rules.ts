/** @file Limits of a playlist's texts in UTF-16 units, shared by forms and server (contract page, 3.4). */

export const PLAYLIST_NAME_MAX = 40;
export const PLAYLIST_DESCRIPTION_MAX = 1000;
export const PLAYLIST_TAGS_MAX = 3;
