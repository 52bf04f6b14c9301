import { useLingui } from '@lingui/react/macro';
import { Link } from '@qingyin/routing';
import { buttonClass, EmptyState } from '@qingyin/ui';
import type { CollectionKind } from '@qingyin/data-library';
import type { CollectionDefinition } from '../collection-definition.ts';

/** Empty state of a collection with a link to where such items are found. */
export function EmptyCollection<Kind extends CollectionKind>({
  facts,
}: {
  facts: CollectionDefinition<Kind>;
}) {
  const { i18n } = useLingui();
  return (
    <EmptyState
      drawing={facts.drawing}
      action={<DiscoveryLink facts={facts} className={buttonClass('soft')} />}
    >
      {i18n._(facts.emptyMessage)}
    </EmptyState>
  );
}

/** Link to a page where items of this kind are found. */
export function DiscoveryLink<Kind extends CollectionKind>({
  facts: { discoveryLink },
  className,
}: {
  facts: CollectionDefinition<Kind>;
  className?: string;
}) {
  const { i18n } = useLingui();
  return (
    <Link {...discoveryLink.link} className={className}>
      {i18n._(discoveryLink.label)}
    </Link>
  );
}
