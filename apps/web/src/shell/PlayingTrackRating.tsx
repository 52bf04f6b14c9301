import { usePlayerState } from '@qingyin/player-react';
import { TrackRating } from '@qingyin/track-actions';

/** Stars of the playing song; nothing while none plays. */
export default function PlayingTrackRating() {
  const track = usePlayerState(({ track }) => track);
  return track && <TrackRating track={track} />;
}
