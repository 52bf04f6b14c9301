import { type GalleryState } from '../gallery/gallery-state.ts';
import { CatalogueText } from './CatalogueText.tsx';

const states: readonly GalleryState[] = [
  { name: 'Chinese', Example: () => <CatalogueText text="春江花月夜（琵琶版）" /> },
  { name: 'Latin', Example: () => <CatalogueText text="Moonlight over the Spring River (Live)" /> },
  { name: 'Arabic', Example: () => <CatalogueText text="ليلة قمرية على النهر (حي)" /> },
  {
    name: 'rendered by the caller',
    Example: () => (
      <CatalogueText text="春江花月夜">
        春江<strong>花月</strong>夜
      </CatalogueText>
    ),
  },
];
export default states;
