import { useLingui } from '@lingui/react/macro';
import { capabilitiesQuery } from '@qingyin/data-account';
import {
  type Collected,
  collectedId,
  type CollectionKind,
  collectionQuery,
  markRemoved,
  TOPIC_SUB,
} from '@qingyin/data-library';
import { actionBar, attempt } from '@qingyin/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { collectItem } from './collect-item.ts';
import type { CollectionDefinition } from './collection-definition.ts';

/**
 * Removes an item from its collection: optimistic update, rollback in its place when the service refuses, undo
 * offered afterwards.
 */
export function useRemoveFromCollection<Kind extends CollectionKind>({
  kind,
  nameOf,
}: CollectionDefinition<Kind>) {
  const { t } = useLingui();
  const client = useQueryClient();

  return (item: Collected[Kind]): void => {
    const id = collectedId(item);
    const name = nameOf(item);
    const show = (isOut: boolean) => markRemoved(client, kind, id, isOut);
    const tell = (collect: boolean) => collectItem[kind](client, item, collect);

    const takeBack = async (): Promise<void> => {
      const inPlace = await show(false);
      try {
        await tell(true);
        // The collection was refetched meanwhile and lacks the item.
        if (!inPlace) void client.invalidateQueries({ queryKey: collectionQuery(kind).queryKey });
      } catch (error) {
        await show(true);
        throw error;
      }
    };
    const undo = () => void attempt(t`没能撤销`, takeBack);

    void attempt(t`没能取消收藏，请再试一次`, async () => {
      await show(true);
      try {
        await tell(false);
      } catch (error) {
        await show(false);
        throw error;
      }
      actionBar.show({ text: t`已取消收藏「${name}」`, undo });
    });
  };
}

/**
 * Whether items of this kind can be removed: for columns only if the service has the capability beyond the
 * contract.
 */
export function useCanRemoveFromCollection(kind: CollectionKind): boolean {
  const { data: able } = useQuery({ ...capabilitiesQuery(), enabled: kind === 'topics' });
  return kind !== 'topics' || able?.features.includes(TOPIC_SUB) === true;
}
