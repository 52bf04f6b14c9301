export {
  banner,
  capabilitiesAnswer,
  comment,
  comments,
  person,
  playlistAnswer,
  recommended,
  song,
  songs,
  tracksAnswer,
} from './answers.ts';
export { album, albumAnswer, albumCounts, artist, artistAlbums } from './catalogue-answers.ts';
export { chooseOption } from './choose-option.ts';
export { stubEndOfList } from './end-of-list.ts';
export { renderConnected } from './render-connected.tsx';
export { type ScreenSetup, USER_ID, renderScreens } from './render-screens.tsx';
export { renderUi } from './render.tsx';
export { someTracks } from './tracks.ts';
export { renderWithProviders } from './render-with-providers.tsx';
export { userPlaylistsAnswer } from './user-playlists-answer.ts';
