import { Trans } from '@lingui/react/macro';
import { Link } from '@qingyin/routing';
import { buttonClass, type DrawingName, EmptyState } from '@qingyin/ui';
import { type ReactNode } from 'react';
import { tabLink } from '../artist-tab.ts';

interface NothingProps {
  /** id of the artist */
  id: string;
  drawing: DrawingName;
  children: ReactNode;
}

/** Empty state of a tab, with a link to the artist's songs. */
export function EmptyTab({ id, drawing, children }: NothingProps) {
  return (
    <EmptyState
      drawing={drawing}
      action={
        <Link {...tabLink(id, 'works')} resetScroll={false} className={buttonClass('soft')}>
          <Trans>听听热门歌曲</Trans>
        </Link>
      }
    >
      {children}
    </EmptyState>
  );
}
