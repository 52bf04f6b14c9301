export { DiscoverLink } from './access/DiscoverLink.tsx';
export { INTENT_LIFE_MS, keepIntent, takeIntent, type LoginIntent } from './access/login-intent.ts';
export { PersonalGate, type PersonalGateProps } from './access/PersonalGate.tsx';
export { PersonLink } from './access/PersonLink.tsx';
export { useIsAdmin, useRole } from './access/use-role.ts';
export { useLoginIntent } from './access/use-login-intent.ts';
export { useOffered } from './access/use-offered.ts';

export { encodingName } from './text/encoding-name.ts';

export { LikeButton, type LikeButtonProps } from './actions/LikeButton.tsx';
export { loadSongShare } from './actions/load-song-share.ts';
export { PlayButton, type PlayButtonProps } from './actions/PlayButton.tsx';
export { playBetween } from './actions/play-between.ts';
export { startFrom } from './actions/start-from.ts';
export { TrackLikeButton, type TrackLikeButtonProps } from './actions/TrackLikeButton.tsx';
export { useLikes, type Likes } from './actions/use-likes.ts';
export { usePlayAlbum } from './actions/use-play-album.ts';
export { usePlayArtist } from './actions/use-play-artist.ts';
export { usePlayPlaylist } from './actions/use-play-playlist.ts';
export { usePlaySong } from './actions/use-play-song.ts';
export { type SourcePlayback, usePlaySource } from './actions/use-play-source.ts';
export { ArtistLinks, type ArtistLinksProps } from './ArtistLinks.tsx';

export { CategoryButton, type CategoryButtonProps, type OpenedPanel } from './browse/CategoryButton.tsx';
export { CategoryPanel, type CategoryPanelProps } from './browse/CategoryPanel.tsx';
export { EndlessEnd, type EndlessEndProps } from './browse/EndlessEnd.tsx';
export { FailedLine, type FailedLineProps } from './browse/FailedLine.tsx';
export { FilterBar, FilterRow, type FilterChoice } from './browse/FilterBar.tsx';
export { type NameFilter, useNameFilter } from './browse/use-name-filter.ts';
export { PageLinks, type PageLinksProps } from './browse/PageLinks.tsx';
export { Settling } from './browse/Settling.tsx';
export { useRested } from './browse/use-rested.ts';
export { useShown } from './browse/use-shown.ts';
export { WaitingRow, type WaitingRowProps } from './browse/WaitingRow.tsx';
export { WordsField, type WordsFieldProps } from './browse/WordsField.tsx';

export { saveBlob } from './blobs/save-blob.ts';
export { useObjectUrl } from './blobs/use-object-url.ts';

export { AlbumCard } from './cards/AlbumCard.tsx';
export { ArtistCard } from './cards/ArtistCard.tsx';
export { BROADCAST_RATIO, BroadcastCard, type BroadcastCardProps } from './cards/BroadcastCard.tsx';
export { FilmCard, type FilmCardProps } from './cards/FilmCard.tsx';
export { MediaCard, type MediaCardProps } from './cards/MediaCard.tsx';
export { cardSkeletons, MediaCardSkeleton } from './cards/MediaCardSkeleton.tsx';
export { MediaGrid, type MediaGridProps } from './cards/MediaGrid.tsx';
export { MV_RATIO, MvCard, type MvCardProps } from './cards/MvCard.tsx';
export { PlaylistCard } from './cards/PlaylistCard.tsx';
export { strip } from './cards/strip.ts';
export { WideShelf, type WideShelfProps } from './cards/WideShelf.tsx';
export { wholeCard } from './cards/whole-card.ts';

export { ChartDate, ChartDateSkeleton } from './charts/ChartDate.tsx';
export { Rank, type RankProps } from './charts/Rank.tsx';
export { RankChange, type RankChangeProps } from './charts/RankChange.tsx';
export { rankedRow } from './charts/ranked-row.ts';
export { RankPlace, RankPlaceSkeleton } from './charts/RankPlace.tsx';

export { BelowSongs } from './collection/BelowSongs.tsx';
export { CollectionActions } from './collection/CollectionActions.tsx';
export { CollectionHead, type CollectionHeadProps } from './collection/CollectionHead.tsx';
export { CollectionHeadSkeleton } from './collection/CollectionHeadSkeleton.tsx';
export { Description } from './collection/Description.tsx';
export { DetailBoundary } from './collection/DetailBoundary.tsx';
export { DownloadAllButton, type DownloadAllButtonProps } from './collection/DownloadAllButton.tsx';
export { NotThere } from './collection/NotThere.tsx';
export { QueueAllButton } from './collection/QueueAllButton.tsx';
export { PlayAllButton, PlayAllSkeleton } from './collection/PlayAllButton.tsx';
export { useShare } from './collection/use-share.ts';
export { type Subscription, useSubscription } from './collection/use-subscription.ts';

export { Comments } from './comments/Comments.tsx';
export type { CommentsProps } from './comments/CommentsBlock.tsx';
export { finishComment } from './comments/finish-comment.ts';
export { AskedComment } from './comments/long/AskedComment.tsx';
export { CommentList } from './comments/long/CommentList.tsx';
export { CommentsBox } from './comments/CommentsBox.tsx';
export { CommentsHead } from './comments/CommentsHead.tsx';
export { CommentsSection } from './comments/CommentsSection.tsx';
export { CommentsSkeleton } from './comments/CommentsSkeleton.tsx';
export { SortChoice } from './comments/SortChoice.tsx';
export { useCommentTotal } from './comments/use-comment-total.ts';
export { useThread } from './comments/use-thread.ts';
export { showComments } from './comments/show-comments.ts';

export { CompactSongs, type CompactSongsProps, CompactSongsSkeleton } from './compact/CompactSongs.tsx';

export { CropArea } from './crop/CropArea.tsx';
export { type Crop, useCrop } from './crop/use-crop.ts';

export { downloadRequests } from './download/download-requests.ts';

export { ExportButton } from './export/ExportButton.tsx';

export { putInto, setFolderOpen, takeOut } from './folders/folder-changes.ts';
export { folderOf, type ListFolder } from './folders/list-folders.ts';
export { type FolderMenuOpener, useFolderMenu } from './folders/use-folder-menu.tsx';
export { useListFolders } from './folders/use-list-folders.ts';

export { Page, type PageProps } from './layout/Page.tsx';
export { PageHead, type PageHeadProps } from './layout/PageHead.tsx';
export { useGradually } from './layout/use-gradually.ts';
export { useListMargin } from './layout/use-list-margin.ts';
export { onPage, useListVirtualizer } from './layout/use-list-virtualizer.ts';
export { useListWindow } from './layout/use-list-window.ts';
export { Section, type SectionProps } from './layout/Section.tsx';

export { LongListSongs, type LongListSongsProps } from './long-list/LongListSongs.tsx';
export { useLongList, type ShownList } from './long-list/use-long-list.ts';
export { useMoveRuns, type MoveRequest } from './long-list/use-move-runs.ts';
export { usePlayLongList } from './long-list/use-play-long-list.ts';

export { BarLyric } from './lyrics/bar/BarLyric.tsx';
export { useLyricLook } from './lyrics/lyric-look.ts';
export { LyricLookFields } from './lyrics/LyricLookFields.tsx';
export { LyricPane } from './lyrics/LyricPane.tsx';
export { SmallLyrics, type SmallLyricsProps } from './lyrics/small/SmallLyrics.tsx';
export { useLyrics } from './lyrics/use-lyrics.ts';

export { useTagName } from './marks/catalogue-tags.ts';
export { Mark } from './marks/Mark.tsx';
export { Marked, type MarkedProps } from './marks/Marked.tsx';

export { Names } from './people/Names.tsx';
export { PersonMore } from './people/PersonMore.tsx';
export { type Hidden, useHidden } from './people/use-hidden.ts';
export { useHidePerson } from './people/use-hide-person.ts';

export { reportReasons } from './people-report/report-reasons.ts';
export { type AdminRemoving, type Removed, useAdminRemove } from './people-report/use-admin-remove.tsx';
export { type Reported, type Reporting, useReport } from './people-report/use-report.tsx';

export { loadListTracks } from './playlists/load-list-tracks.ts';
export { pinnedLists, usePins } from './playlists/pins.ts';
export { type LateRemoval, useLateRemoval } from './actions/use-late-removal.ts';
export { useFocusKept } from './browse/use-focus-kept.ts';
export { type ListMenuOpener, useListMenu } from './playlists/use-list-menu.tsx';
export { type MenuOpener } from './playlists/use-menu-opener.tsx';
export { type NewListOpener, useNewList } from './playlists/use-new-list.tsx';

export { finishPost } from './posts/finish-post.ts';
export { type Publishing, usePublish } from './posts/use-publish.ts';

export { loadQueueDrawer } from './queue/load-queue-drawer.ts';
export { useRadioTrash, useTrash } from './radio/use-trash.ts';

export { ListeningReport, type ListeningReportProps } from './report/ListeningReport.tsx';
export { ReportSkeleton } from './report/ReportSkeleton.tsx';
export { type ReportPeriod, reportPeriods } from './report/periods.ts';

export { copyText } from './share/copy-text.ts';
export { QrPicture } from './share/QrPicture.tsx';
export type { Place, Shared } from './share/shared.ts';
export { type Sharing, useSharing } from './share/use-sharing.tsx';

export { prefetchTable } from './songs/prefetch-table.ts';
export { useDictionary } from './songs/use-dictionary.ts';
export { gapAt, gapForStep, staysPut } from './songs/row-moves.ts';
export { useDownload, type Downloads } from './songs/use-download.ts';
export { SongChoices, type SongChoicesProps } from './songs/SongChoices.tsx';
export { SongGrid } from './songs/SongGrid.tsx';
export type { SongColumn, SongGridProps, SongMenuRequest, SongSource } from './songs/song-grid-props.ts';
export { SongTable, type SongTableProps } from './songs/SongTable.tsx';
export { SongTableSkeleton } from './songs/SongTableSkeleton.tsx';
export { type AddToList, type TargetList, useAddToList } from './songs/use-add-to-list.ts';
export { useListDrop } from './songs/use-list-drop.ts';
export { type SongRemoval, useRemoval } from './songs/use-removal.ts';

export { RichWords, type RichWordsProps } from './words/RichWords.tsx';
export { type DraftState, useDraft } from './words/use-draft.ts';
export { useStillHere } from './words/use-still-here.ts';
export { WordsBox, type WordsBoxProps } from './words/WordsBox.tsx';
