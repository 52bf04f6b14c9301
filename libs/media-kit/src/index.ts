export { INTENT_LIFE_MS, keepIntent, takeIntent, type LoginIntent } from './access/login-intent.ts';
export { PersonalGate, type PersonalGateProps } from './access/PersonalGate.tsx';
export { useCanOpen } from './access/use-can-open.ts';
export { useLoginIntent } from './access/use-login-intent.ts';

export { LikeButton, type LikeButtonProps } from './actions/LikeButton.tsx';
export { PlayButton, type PlayButtonProps } from './actions/PlayButton.tsx';
export { TrackLikeButton, type TrackLikeButtonProps } from './actions/TrackLikeButton.tsx';
export { useLikes, type Likes } from './actions/use-likes.ts';
export { ArtistLinks, type ArtistLinksProps } from './ArtistLinks.tsx';

export { MediaCard, type MediaCardProps } from './cards/MediaCard.tsx';
export { MediaCardSkeleton } from './cards/MediaCardSkeleton.tsx';
export { MediaGrid, type MediaGridProps } from './cards/MediaGrid.tsx';

export { CollectionHead, type CollectionHeadProps } from './collection/CollectionHead.tsx';
export { CollectionHeadSkeleton } from './collection/CollectionHeadSkeleton.tsx';

export { Page, type PageProps } from './layout/Page.tsx';
export { useGradually } from './layout/use-gradually.ts';
export { Section, type SectionProps } from './layout/Section.tsx';

export { copyText, songLink } from './songs/share.ts';
export { SongGrid } from './songs/SongGrid.tsx';
export type { SongGridProps, SongMenuRequest, SongSource } from './songs/song-grid-props.ts';
export { SongTable, type SongTableProps } from './songs/SongTable.tsx';
export { SongTableSkeleton } from './songs/SongTableSkeleton.tsx';
