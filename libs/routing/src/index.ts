export {
  CatchBoundary,
  Outlet,
  createBrowserHistory,
  createLazyRoute,
  createMemoryHistory,
  getRouteApi,
  redirect,
  useBlocker,
  useCanGoBack,
  useLocation,
  useMatches,
  useNavigate,
  useParams,
  useRouter,
  useRouterState,
  useSearch,
  type ErrorComponentProps,
  type LinkProps,
} from '@tanstack/react-router';
export { ChoiceLink } from './ChoiceLink.tsx';
export { Link } from './Link.tsx';
export { RouterProvider } from './RouterProvider.tsx';
export { createAppRouter, type AppRouter, type RouterDefaults } from './create-app-router.ts';
export type { RouterContext } from './context.ts';
export { HOME_PATH } from './home-path.ts';
export { overlayEntry } from './overlay-entry.ts';
export { listRoutes, type RouteInfo } from './list-routes.ts';
export { parseSearch, stringifySearch } from './search-codec.ts';
export {
  commentTypes,
  loginWays,
  readReturnPath,
  readSong,
  searchTypes,
  type CommentsSearch,
  type CommentType,
  type HomepageSearch,
  type LoginSearch,
  type LoginWay,
  type SearchType,
  type SongSearch,
} from './search-readers.ts';
export {
  nowPlayingTabs,
  pageHref,
  settingsSections,
  type LibraryDialog,
  type NowPlayingTab,
  type OverlaySearch,
  type SettingsSection,
} from './overlay-search.ts';
export { lazyScreens, type ScreenLoads, type ScreenViews } from './lazy-screens.ts';
export {
  defineScreen,
  type Screen,
  type ScreenLoadArgs,
  type ScreenPath,
  type ScreenTable,
} from './screen-table.ts';
export { historyEntry } from './router-internals.ts';
export type { RouteGroup } from './static-data.ts';
export { bindHistoryList } from './effects/bind-history-list.ts';
export { bindProgress } from './effects/bind-progress.ts';
export { useNavigationType, useLatestNavigationType, type NavigationType } from './navigation-type.ts';
export { bindTitle, PRODUCT_NAME, type TitleBinding } from './effects/bind-title.ts';
export { useSearchChange } from './use-search-change.ts';
export { useOnNavigation } from './use-on-navigation.ts';
export { PageTitleProvider, usePageTitle } from './page-title.ts';
export {
  type NavEntry,
  type ParameterlessPath,
  discoverEntries,
  groupNames,
  groupTabs,
  libraryEntry,
  mineEntries,
} from './nav-entries.ts';
export {
  libraryAlbumOrders,
  libraryArtistOrders,
  type LibraryArtistRole,
  librarySongOrders,
} from './skeleton/catalogue-routes.ts';
export { useNowPlaying, useOpenOverlay, useOverlay } from './overlay-state.ts';
