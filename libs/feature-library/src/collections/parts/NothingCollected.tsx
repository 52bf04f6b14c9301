import { useLingui } from '@lingui/react/macro';
import { Link } from '@qingyin/routing';
import { buttonClass, EmptyState } from '@qingyin/ui';
import type { CollectionKind } from '@qingyin/data-library';
import type { CollectionFacts } from '../facts.ts';

/** Empty state of a collection with a link to where such items are found. */
export function NothingCollected<Kind extends CollectionKind>({ facts }: { facts: CollectionFacts<Kind> }) {
  const { i18n } = useLingui();
  return (
    <EmptyState
      drawing={facts.drawing}
      action={<ElsewhereLink facts={facts} className={buttonClass('soft')} />}
    >
      {i18n._(facts.nothing)}
    </EmptyState>
  );
}

/** Link to a page where items of this kind are found. */
export function ElsewhereLink<Kind extends CollectionKind>({
  facts: { elsewhere },
  className,
}: {
  facts: CollectionFacts<Kind>;
  className?: string;
}) {
  const { i18n } = useLingui();
  return (
    <Link {...elsewhere.link} className={className}>
      {i18n._(elsewhere.label)}
    </Link>
  );
}
