import { recogniseVideo } from '@qingyin/video-links';
import { ProviderPlayer } from '../../provider-player/ProviderPlayer.tsx';

interface ExternallyHostedVideoProps {
  /** page of the video at the hosting service */
  url: string;
  title: string;
  posterUrl: string;
}

/** Player for a video hosted by another service; nothing if the service is unknown. */
export default function ExternallyHostedVideo({ url, ...display }: ExternallyHostedVideoProps) {
  const link = recogniseVideo(url);
  return link && <ProviderPlayer link={link} {...display} />;
}
