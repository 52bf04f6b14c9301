import { mutationOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { type Place, withPlaces } from './places.ts';

export interface MoveVariables {
  /** of a list that is in the cache */
  id: string;
  places: readonly Place[];
}

export interface MovePorts {
  mutationKey: QueryKey;
  /** what the list holds, in its order, as far as the cache knows it */
  idsOf: (client: QueryClient, id: string) => readonly number[];
  /** tells the service the whole order; rejects when it refuses */
  send: (id: string, order: readonly number[]) => Promise<unknown>;
  /** shows the list in another order */
  show: (
    client: QueryClient,
    id: string,
    arrange: (ids: readonly number[]) => readonly number[],
  ) => Promise<void>;
  /** hears why a move failed, once none is on its way: where the service may have made it all the same, only it knows */
  failed: (client: QueryClient, id: string, error: unknown) => void;
}

/** What was moved in a list and has not come back from the service yet, over the order it has there. */
interface Unsettled {
  order: readonly number[];
  moves: (readonly Place[])[];
}

/**
 * Moves things within a list: shown at once, one call with the whole order. When the service says no, exactly this
 * move goes; others made meanwhile stay. Make it once for a kind of list: it knows what is on its way.
 */
export function movesMutation({ mutationKey, idsOf, send, show, failed }: MovePorts) {
  const unsettled = new WeakMap<QueryClient, Map<string, Unsettled>>();
  const unsettledOf = (client: QueryClient): Map<string, Unsettled> => {
    const known = unsettled.get(client) ?? new Map<string, Unsettled>();
    unsettled.set(client, known);
    return known;
  };

  return () =>
    mutationOptions({
      mutationKey,
      // One after the other: each call tells the whole order.
      scope: { id: mutationKey.join() },
      mutationFn: async ({ id, places }: MoveVariables, { client }) => {
        const order = withPlaces(unsettledOf(client).get(id)?.order ?? [], places);
        await send(id, order);
        return order;
      },
      onMutate: async ({ id, places }, { client }) => {
        const lists = unsettledOf(client);
        const list = lists.get(id) ?? { order: idsOf(client, id), moves: [] };
        lists.set(id, { ...list, moves: [...list.moves, places] });
        await show(client, id, (ids) => withPlaces(ids, places));
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
        const right = moves.reduce<readonly number[]>(withPlaces, rest.order);
        await show(client, id, () => right);
        // Moves that wait tell the whole order, and it counts again.
        if (moves.length === 0) failed(client, id, error);
      },
    });
}
