import './no-cookies.ts';
import { UiProvider } from '@qingyin/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { GalleryPage } from './chrome/GalleryPage.tsx';

const container = document.getElementById('root');
if (container)
  createRoot(container).render(
    <StrictMode>
      <UiProvider>
        <GalleryPage />
      </UiProvider>
    </StrictMode>,
  );
