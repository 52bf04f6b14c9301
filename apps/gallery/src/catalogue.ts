import { type GalleryModule } from '@qingyin/ui/gallery';

/** A component of the gallery. */
export interface GalleryEntry {
  /** library and component, e.g. `ui/Button` */
  id: string;
  library: string;
  component: string;
  load: () => Promise<GalleryModule>;
}

const modules = import.meta.glob<GalleryModule>(
  '../../../libs/{ui,media-ui,track-list,player-react}/src/**/*.gallery.tsx',
);

function entryOf([path, load]: [string, () => Promise<GalleryModule>]): GalleryEntry {
  const [, library = '', component = ''] = /\/libs\/([^/]+)\/.*?([^/]+)\.gallery\.tsx$/.exec(path) ?? [];
  return { id: `${library}/${component}`, library, component, load };
}

/** All components with states, sorted by library and name. */
export const entries: readonly GalleryEntry[] = Object.entries(modules)
  .map(entryOf)
  .toSorted((one, other) => one.id.localeCompare(other.id, 'en'));

export const libraries: readonly string[] = [...new Set(entries.map(({ library }) => library))];
