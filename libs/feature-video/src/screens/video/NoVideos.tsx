import { DiscoverLink } from '@qingyin/auth-gate';
import { Trans } from '@lingui/react/macro';
import { Link } from '@qingyin/routing';
import { buttonClass, EmptyState } from '@qingyin/ui';
import { type ReactNode } from 'react';
import { type VideoSelection, videosLink } from './video-selection.ts';
import { useSelectionLabel } from './use-selection-label.ts';

/** Empty state of a page: beyond the last page, an empty group, or no videos at all. */
export function NoVideos({ which, page }: VideoSelection) {
  const name = useSelectionLabel(which);
  if (page > 1)
    return (
      <Elsewhere link={videosLink(which)} label={<Trans>回到第一页</Trans>}>
        <Trans>没有这么多页，视频在前面。</Trans>
      </Elsewhere>
    );
  if (which !== 'all')
    return (
      <Elsewhere link={videosLink('all')} label={<Trans>看看全部视频</Trans>}>
        {which === 'recommended' ? (
          <Trans>现在没有可以推荐的视频。</Trans>
        ) : (
          <Trans>「{name}」里还没有视频。</Trans>
        )}
      </Elsewhere>
    );
  return (
    <EmptyState drawing="kite" action={<DiscoverLink />}>
      <Trans>这里还没有视频。粘贴其他网站的视频链接，也可以在这里看。</Trans>
    </EmptyState>
  );
}

interface ElsewhereProps {
  link: ReturnType<typeof videosLink>;
  label: ReactNode;
  children: ReactNode;
}

function Elsewhere({ link, label, children }: ElsewhereProps) {
  return (
    <EmptyState
      drawing="kite"
      action={
        <Link {...link} className={buttonClass('soft')}>
          {label}
        </Link>
      }
    >
      {children}
    </EmptyState>
  );
}
