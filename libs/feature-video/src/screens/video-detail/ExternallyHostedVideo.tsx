import { recogniseVideo } from '@qingyin/video-links';
import { ProviderPlayer } from '../../provider-player/ProviderPlayer.tsx';

interface KeptElsewhereProps {
  /** page of the video at the hosting service */
  url: string;
  title: string;
  posterUrl: string;
}

/** Player for a video hosted by another service; nothing if the service is unknown. */
export default function ExternallyHostedVideo({ url, ...words }: KeptElsewhereProps) {
  const link = recogniseVideo(url);
  return link && <ProviderPlayer link={link} {...words} />;
}
