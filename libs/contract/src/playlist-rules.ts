/**
 * @file Limits of a playlist's texts in UTF-16 units, shared by forms and server
 * (docs/specification/contract/collecting.md#own-playlists).
 */

export const PLAYLIST_NAME_MAX = 40;
export const PLAYLIST_DESCRIPTION_MAX = 1000;
export const PLAYLIST_TAGS_MAX = 3;
