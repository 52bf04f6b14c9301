import {
  collectFilm,
  collectTopic,
  type Collected,
  collectedId,
  type CollectionKind,
} from '@qingyin/data-library';
import { followArtistMutation, subscribeAlbumMutation } from '@qingyin/data-music';
import { MutationObserver, type QueryClient } from '@tanstack/react-query';

type Collect<Thing> = (client: QueryClient, item: Thing, collect: boolean) => Promise<unknown>;

/**
 * Collects or uncollects an item by the mutation of its own page, which updates that page optimistically. The
 * mutations' `meta` is emptied, so that the collections are not invalidated: they are changed in place, and a
 * refetched list would move a restored item to its beginning.
 */
export const collectItem: { [Kind in CollectionKind]: Collect<Collected[Kind]> } = {
  albums: (client, album, subscribe) =>
    new MutationObserver(client, { ...subscribeAlbumMutation(), meta: {} }).mutate({
      id: collectedId(album),
      subscribe,
    }),
  artists: (client, artist, subscribe) =>
    new MutationObserver(client, { ...followArtistMutation(), meta: {} }).mutate({
      id: collectedId(artist),
      subscribe,
    }),
  films: (_client, film, collect) => collectFilm(film, collect),
  topics: (_client, topic, collect) => collectTopic(collectedId(topic), collect),
};
