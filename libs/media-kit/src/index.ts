export { DiscoverLink } from './auth-gate/DiscoverLink.tsx';
export { INTENT_LIFE_MS, persistIntent, takeIntent, type LoginIntent } from './auth-gate/login-intent.ts';
export { PersonalGate, type PersonalGateProps } from './auth-gate/PersonalGate.tsx';
export { PersonLink } from './auth-gate/PersonLink.tsx';
export { useIsAdmin, useRole } from './auth-gate/use-role.ts';
export { useRequireLogin } from './auth-gate/use-require-login.ts';
export { useCapability } from './auth-gate/use-capability.ts';

export { encodingName } from './text/encoding-name.ts';

export { LikeButton, type LikeButtonProps } from './track-actions/LikeButton.tsx';
export { loadSongShare } from './track-actions/load-song-share.ts';
export { PlayButton, type PlayButtonProps } from './track-actions/PlayButton.tsx';
export { playNow } from './track-actions/play-now.ts';
export { seekOnceCurrent } from './track-actions/seek-once-current.ts';
export { TrackLikeButton, type TrackLikeButtonProps } from './track-actions/TrackLikeButton.tsx';
export { useLikes, type Likes } from './track-actions/use-likes.ts';
export { usePlayAlbum } from './track-actions/use-play-album.ts';
export { usePlayArtist } from './track-actions/use-play-artist.ts';
export { usePlayPlaylist } from './track-actions/use-play-playlist.ts';
export { usePlaySong } from './track-actions/use-play-song.ts';
export { type SourcePlayback, usePlaySource } from './track-actions/use-play-source.ts';
export { ArtistLinks, type ArtistLinksProps } from './ArtistLinks.tsx';

export {
  CategoryButton,
  type CategoryButtonProps,
  type OpenPanelProps,
} from './list-controls/CategoryButton.tsx';
export { CategoryPanel, type CategoryPanelProps } from './list-controls/CategoryPanel.tsx';
export { InfiniteScrollEnd, type InfiniteScrollEndProps } from './list-controls/InfiniteScrollEnd.tsx';
export { FailedLine, type FailedLineProps } from './list-controls/FailedLine.tsx';
export { FilterBar, FilterRow, type FilterChoice } from './list-controls/FilterBar.tsx';
export { type ListFilter, useListFilter } from './list-controls/use-list-filter.ts';
export { PageLinks, type PageLinksProps } from './list-controls/PageLinks.tsx';
export { StaleContent } from './list-controls/StaleContent.tsx';
export { useDebouncedValue } from './list-controls/use-debounced-value.ts';
export { useDeferredContent } from './list-controls/use-deferred-content.ts';
export { QueryFilterRow, type QueryFilterRowProps } from './list-controls/QueryFilterRow.tsx';
export { ListFilterField, type ListFilterFieldProps } from './list-controls/ListFilterField.tsx';

export { saveBlob } from './browser-files/save-blob.ts';
export { useObjectUrl } from './browser-files/use-object-url.ts';

export { AlbumCard } from './media-ui/cards/AlbumCard.tsx';
export { ArtistCard } from './media-ui/cards/ArtistCard.tsx';
export { BROADCAST_RATIO, BroadcastCard, type BroadcastCardProps } from './media-ui/cards/BroadcastCard.tsx';
export { FilmCard, type FilmCardProps } from './media-ui/cards/FilmCard.tsx';
export { MediaCard, type MediaCardProps } from './media-ui/cards/MediaCard.tsx';
export { cardSkeletons, MediaCardSkeleton } from './media-ui/cards/MediaCardSkeleton.tsx';
export { MediaGrid, type MediaGridProps } from './media-ui/cards/MediaGrid.tsx';
export { MV_RATIO, MvCard, type MvCardProps } from './media-ui/cards/MvCard.tsx';
export { PlaylistCard } from './media-ui/cards/PlaylistCard.tsx';
export { cardStrip } from './media-ui/cards/card-strip.ts';
export { WideShelf, type WideShelfProps } from './media-ui/cards/WideShelf.tsx';
export { wholeCard } from './media-ui/cards/whole-card.ts';

export { ChartDate, ChartDateSkeleton } from './media-ui/charts/ChartDate.tsx';
export { Rank, type RankProps } from './media-ui/charts/Rank.tsx';
export { RankChange, type RankChangeProps } from './media-ui/charts/RankChange.tsx';
export { rankedRow } from './media-ui/charts/ranked-row.ts';
export { RankPlace, RankPlaceSkeleton } from './media-ui/charts/RankPlace.tsx';

export { DeferredSection } from './media-ui/collection/DeferredSection.tsx';
export { CollectionActions } from './media-ui/collection/CollectionActions.tsx';
export { CollectionHead, type CollectionHeadProps } from './media-ui/collection/CollectionHead.tsx';
export { CollectionHeadSkeleton } from './media-ui/collection/CollectionHeadSkeleton.tsx';
export { Description } from './media-ui/collection/Description.tsx';
export { DetailBoundary } from './media-ui/collection/DetailBoundary.tsx';
export { DownloadAllButton, type DownloadAllButtonProps } from './media-ui/collection/DownloadAllButton.tsx';
export { NotFoundState } from './media-ui/collection/NotFoundState.tsx';
export { QueueAllButton } from './media-ui/collection/QueueAllButton.tsx';
export { PlayAllButton, PlayAllSkeleton } from './media-ui/collection/PlayAllButton.tsx';
export { useSharePage } from './media-ui/collection/use-share-page.ts';
export { type Subscription, useSubscription } from './media-ui/collection/use-subscription.ts';

export { Comments } from './comments/Comments.tsx';
export type { CommentsProps } from './comments/CommentsBlock.tsx';
export { finishCommentIntent } from './comments/finish-comment-intent.ts';
export { LinkedComment } from './comments/all-comments/LinkedComment.tsx';
export { CommentList } from './comments/all-comments/CommentList.tsx';
export { ThreadComposer } from './comments/ThreadComposer.tsx';
export { CommentsHead } from './comments/CommentsHead.tsx';
export { CommentsSection } from './comments/CommentsSection.tsx';
export { CommentsSkeleton } from './comments/CommentsSkeleton.tsx';
export { SortChoice } from './comments/SortChoice.tsx';
export { useCommentTotal } from './comments/use-comment-total.ts';
export { useThread } from './comments/use-thread.ts';
export { scrollToComments } from './comments/scroll-to-comments.ts';

export {
  CompactSongs,
  type CompactSongsProps,
  CompactSongsSkeleton,
} from './compact-track-list/CompactSongs.tsx';

export { CropArea } from './image-crop/CropArea.tsx';
export { type Crop, useCrop } from './image-crop/use-crop.ts';

export { downloadRequests } from './download/download-requests.ts';

export { ExportButton } from './export/ExportButton.tsx';

export { moveIntoFolder, setFolderOpen, moveOutOfFolder } from './playlist-actions/folders/folder-changes.ts';
export { folderOfPlaylist, type PlaylistFolder } from './playlist-actions/folders/playlist-folders.ts';
export { type FolderMenuOpener, useFolderMenu } from './playlist-actions/folders/use-folder-menu.tsx';
export { usePlaylistFolders } from './playlist-actions/folders/use-playlist-folders.ts';

export { Page, type PageProps } from './list-layout/Page.tsx';
export { PageHead, type PageHeadProps } from './list-layout/PageHead.tsx';
export { useProgressiveRender } from './list-layout/use-progressive-render.ts';
export { useListMargin } from './list-layout/use-list-margin.ts';
export { windowScroller, useListVirtualizer } from './list-layout/use-list-virtualizer.ts';
export { useVirtualList } from './list-layout/use-virtual-list.ts';
export { Section, type SectionProps } from './list-layout/Section.tsx';

export { PlaylistSongTable, type PlaylistSongTableProps } from './track-list/sliced/PlaylistSongTable.tsx';
export { useSlicedPlaylist, type DisplayedPlaylist } from './track-list/sliced/use-sliced-playlist.ts';
export { useUndoableMoves, type MoveRequest } from './track-list/sliced/use-undoable-moves.ts';
export { usePlaySlicedPlaylist } from './track-list/sliced/use-play-sliced-playlist.ts';

export { BarLyric } from './lyrics-view/player-bar/BarLyric.tsx';
export { useLyricAppearance } from './lyrics-view/lyric-appearance.ts';
export { LyricAppearanceFields } from './lyrics-view/LyricAppearanceFields.tsx';
export { LyricPane } from './lyrics-view/LyricPane.tsx';
export { MiniPlayerLyrics, type MiniPlayerLyricsProps } from './lyrics-view/mini-player/MiniPlayerLyrics.tsx';
export { useLyrics } from './lyrics-view/use-lyrics.ts';

export { useTagName } from './media-ui/marks/catalogue-tags.ts';
export { SearchMatch } from './media-ui/marks/SearchMatch.tsx';
export { HighlightedText, type HighlightedTextProps } from './media-ui/marks/HighlightedText.tsx';

export { NameList } from './moderation/people/NameList.tsx';
export { PersonMenuButton } from './moderation/people/PersonMenuButton.tsx';
export { type HiddenState, useHiddenState } from './moderation/people/use-hidden-state.ts';
export { useHidePerson } from './moderation/people/use-hide-person.ts';

export { reportReasons } from './moderation/report-reasons.ts';
export {
  type AdminRemoval,
  type AdminRemovalRequest,
  useAdminRemove,
} from './moderation/use-admin-remove.tsx';
export { type ReportedContent, type ReportDialogState, useReport } from './moderation/use-report.tsx';

export { loadPlaylistTracks } from './playlist-actions/load-playlist-tracks.ts';
export { persistedPinnedPlaylists, usePinnedPlaylists } from './playlist-actions/pinned-playlists.ts';
export { type DelayedRemoval, useDelayedRemoval } from './track-actions/use-delayed-removal.ts';
export { useRowFocusRestore } from './list-controls/use-row-focus-restore.ts';
export { type PlaylistMenuOpener, usePlaylistMenu } from './playlist-actions/use-playlist-menu.tsx';
export { type MenuOpener } from './playlist-actions/use-menu-opener.tsx';
export {
  type NewPlaylistDialogOpener,
  useNewPlaylistDialog,
} from './playlist-actions/use-new-playlist-dialog.tsx';

export { finishPostIntent } from './posts/finish-post-intent.ts';
export { type PublishPost, usePublishPost } from './posts/use-publish-post.ts';

export { loadQueueDrawer } from './play-queue/load-queue-drawer.ts';
export { useExcludeCurrentSong, useExcludeSong } from './radio/use-exclude-from-radio.ts';

export { ListeningReport, type ListeningReportProps } from './listening-stats/ListeningReport.tsx';
export { ReportSkeleton } from './listening-stats/ReportSkeleton.tsx';
export { type ReportPeriod, reportPeriods } from './listening-stats/report-periods.ts';

export { copyText } from './share/copy-text.ts';
export { QrPicture } from './share/QrPicture.tsx';
export type { AppLocation, ShareTarget } from './share/share-target.ts';
export { type ShareDialogState, useShareDialog } from './share/use-share-dialog.tsx';

export { prefetchTableSettings } from './track-list/prefetch-table-settings.ts';
export { useDictionary } from './track-list/use-dictionary.ts';
export { insertionRowAt, insertionRowForStep, isNoMove } from './track-list/row-moves.ts';
export { useDownload, type Downloads } from './track-list/use-download.ts';
export { SongChoices, type SongChoicesProps } from './track-list/SongChoices.tsx';
export { SongGrid } from './track-list/SongGrid.tsx';
export type { SongColumn, SongGridProps, SongMenuRequest, SongSource } from './track-list/song-grid-props.ts';
export { SongTable, type SongTableProps } from './track-list/SongTable.tsx';
export { SongTableSkeleton } from './track-list/SongTableSkeleton.tsx';
export {
  type AddToPlaylist,
  type TargetPlaylist,
  useAddToPlaylist,
} from './track-list/use-add-to-playlist.ts';
export { usePlaylistDrop } from './track-list/use-playlist-drop.ts';
export { type SongRemoval, useRemoveFromPlaylist } from './track-list/use-remove-from-playlist.ts';

export { RichText, type RichTextProps } from './composer/RichText.tsx';
export { type DraftState, useDraft } from './composer/use-draft.ts';
export { useIsMounted } from './composer/use-is-mounted.ts';
export { Composer, type ComposerProps } from './composer/Composer.tsx';
