import { usePlaySong } from '@qingyin/track-actions';
import type { Banner } from '@qingyin/contract';
import { Link } from '@qingyin/routing';
import { type ReactNode } from 'react';
import { bannerTarget } from './banner-target.ts';

interface BannerLinkProps {
  banner: Banner;
  className: string | undefined;
  children: ReactNode;
}

/** Link of a banner to its target; a song plays. Banners with an unknown target are not interactive. */
export function BannerLink({ banner, className, children }: BannerLinkProps) {
  const playSong = usePlaySong();
  const target = bannerTarget(banner);
  if (target.kind === 'web')
    return (
      <a href={target.href} target="_blank" rel="noopener noreferrer" className={className}>
        {children}
      </a>
    );
  if (target.kind === 'song')
    return (
      <button type="button" className={className} onClick={() => playSong(target.id)}>
        {children}
      </button>
    );
  if (target.kind === 'playlist')
    return (
      <Link to="/playList/$id" params={{ id: target.id }} className={className}>
        {children}
      </Link>
    );
  if (target.kind === 'album')
    return (
      <Link to="/album/$id" params={{ id: target.id }} className={className}>
        {children}
      </Link>
    );
  if (target.kind === 'artist')
    return (
      <Link to="/artists-detail" search={{ id: target.id }} className={className}>
        {children}
      </Link>
    );
  if (target.kind === 'mv')
    return (
      <Link to="/mv-detail/$mvid" params={{ mvid: target.id }} className={className}>
        {children}
      </Link>
    );
  return <span className={className}>{children}</span>;
}
