import { type Track } from '@qingyin/contract';
import { LikeButton } from './LikeButton.tsx';
import { useLikes } from './use-likes.ts';

export interface TrackLikeButtonProps {
  track: Pick<Track, 'id'>;
  size?: 's' | 'm' | 'l';
}

/** Like button of a song, connected to the user's liked songs. */
export function TrackLikeButton({ track, size }: TrackLikeButtonProps) {
  const { liked, toggle } = useLikes();
  return <LikeButton liked={liked.has(track.id)} onToggle={() => toggle(track)} size={size} />;
}
