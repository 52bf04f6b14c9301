import { recogniseVideo } from '@qingyin/video-links';
import { ProviderPlayer } from '../../provider-player/ProviderPlayer.tsx';

interface KeptElsewhereProps {
  /** its page at the service that keeps it */
  url: string;
  title: string;
  posterUrl: string;
}

/** A video that another service keeps; nothing where that is none we know. */
export default function KeptElsewhere({ url, ...words }: KeptElsewhereProps) {
  const link = recogniseVideo(url);
  return link && <ProviderPlayer link={link} {...words} />;
}
