import { Trans } from '@lingui/react/macro';
import { Link } from '@qingyin/routing';
import { buttonClass, type DrawingName, EmptyState } from '@qingyin/ui';
import { type ReactNode } from 'react';
import { tabLink } from '../artist-tab.ts';

interface NothingProps {
  /** the artist's */
  id: string;
  drawing: DrawingName;
  children: ReactNode;
}

/** A tab with nothing in it; the artist's songs are the next step. */
export function Nothing({ id, drawing, children }: NothingProps) {
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
