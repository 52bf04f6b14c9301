import { mutationOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { type TargetPosition, applyPositions } from './target-positions.ts';

/** Arguments of a move. */
export interface MoveVariables {
  /** id of a list in the cache */
  id: string;
  places: readonly TargetPosition[];
}

/** Access to the list, its cache and its service. */
export interface MovePorts {
  mutationKey: QueryKey;
  /** ids of the list in order, as far as they are cached */
  idsOf: (client: QueryClient, id: string) => readonly number[];
  /** sends the complete order to the service; rejects on refusal */
  send: (id: string, order: readonly number[]) => Promise<unknown>;
  /** shows the list in another order */
  show: (
    client: QueryClient,
    id: string,
    arrange: (ids: readonly number[]) => readonly number[],
  ) => Promise<void>;
  /**
   * called with the error of a failed move once no other is pending; the service may have applied it nevertheless
   */
  failed: (client: QueryClient, id: string, error: unknown) => void;
}

/** Pending moves of a list on top of its last confirmed order. */
interface Unsettled {
  order: readonly number[];
  moves: (readonly TargetPosition[])[];
}

/**
 * Mutation that moves entries within a list: optimistic update, then one call with the complete order. On failure
 * only this move is rolled back; pending ones stay. Create it once per kind of list, because it holds the pending
 * moves.
 */
export function moveMutation({ mutationKey, idsOf, send, show, failed }: MovePorts) {
  const unsettled = new WeakMap<QueryClient, Map<string, Unsettled>>();
  const unsettledOf = (client: QueryClient): Map<string, Unsettled> => {
    const known = unsettled.get(client) ?? new Map<string, Unsettled>();
    unsettled.set(client, known);
    return known;
  };

  return () =>
    mutationOptions({
      mutationKey,
      // Serialised, because each call sends the complete order.
      scope: { id: mutationKey.join() },
      mutationFn: async ({ id, places }: MoveVariables, { client }) => {
        const order = applyPositions(unsettledOf(client).get(id)?.order ?? [], places);
        await send(id, order);
        return order;
      },
      onMutate: async ({ id, places }, { client }) => {
        const lists = unsettledOf(client);
        const list = lists.get(id) ?? { order: idsOf(client, id), moves: [] };
        lists.set(id, { ...list, moves: [...list.moves, places] });
        await show(client, id, (ids) => applyPositions(ids, places));
      },
      onSettled: async (order, error, { id, places }, _result, { client }) => {
        const lists = unsettledOf(client);
        const list = lists.get(id);
        if (!list) return;
        const moves = list.moves.filter((move) => move !== places);
        const rest = { order: order ?? list.order, moves };
        if (moves.length > 0) lists.set(id, rest);
        else lists.delete(id);
        if (!error) return;
        const right = moves.reduce<readonly number[]>(applyPositions, rest.order);
        await show(client, id, () => right);
        // Pending moves send the complete order again.
        if (moves.length === 0) failed(client, id, error);
      },
    });
}
