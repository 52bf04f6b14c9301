import { useNavigate } from '@qingyin/routing';
import { externalVideoId, type VideoLink } from '@qingyin/video-links';

/** Navigates to the page of another service's video, which requests nothing from the service before a press. */
export function useOpenVideo(): (link: VideoLink) => void {
  const navigate = useNavigate();
  return (link) =>
    void navigate({
      to: '/video-detail/$vid',
      params: { vid: externalVideoId(link) },
      search: { t: link.startS || undefined },
    });
}
