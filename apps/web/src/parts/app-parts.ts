import { loadDownload } from '@qingyin/download-dialog';
import { loadQrConfirm } from '@qingyin/feature-account';
import { loadNotificationBell } from '@qingyin/feature-notifications';
import { loadLyricsEditorOverlay, loadNowPlaying } from '@qingyin/feature-now-playing';
import { loadSettings, loadWelcome } from '@qingyin/feature-settings';
import { loadMiniPlayer, loadMiniPlayerSetting } from '@qingyin/mini-player';
import { loadQueueDrawer } from '@qingyin/play-queue';

/**
 * Loads the parts of the app that no first view shows. They are named in a chunk of their own (`loadPart`), because the
 * names of the files they need would be a fiftieth of the code of the first view.
 */
export const appParts = {
  download: loadDownload,
  historyMenu: () => import('../shell/HistoryMenu.tsx'),
  intentActions: () => import('../wiring/login-intent-actions.ts'),
  languageList: () => import('../shell/LanguageList.tsx'),
  lyricsEditor: loadLyricsEditorOverlay,
  miniPlayer: loadMiniPlayer,
  miniPlayerSetting: loadMiniPlayerSetting,
  notificationBell: loadNotificationBell,
  nowPlaying: loadNowPlaying,
  personalNavSheet: () => import('../shell/PersonalNavSheet.tsx'),
  qrConfirm: loadQrConfirm,
  queueDrawer: loadQueueDrawer,
  searchPanel: () => import('../shell/SearchPanel.tsx'),
  settings: loadSettings,
  trackRating: () => import('../shell/PlayingTrackRating.tsx'),
  userMenu: () => import('../shell/UserMenu.tsx'),
  welcome: loadWelcome,
};
