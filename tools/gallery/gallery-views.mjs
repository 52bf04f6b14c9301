/**
 * @typedef {object} GalleryView a way of showing a component
 * @property {string} name
 * @property {'light' | 'dark'} theme
 * @property {string} language
 * @property {import('playwright').BrowserContextOptions} device size of the window, CSS px, and what kind of device it is
 */

const DESKTOP = { viewport: { width: 1280, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** The views in which every component is checked. @type {readonly GalleryView[]} */
export const galleryViews = [
  { name: 'light', theme: 'light', language: 'zh-CN', device: DESKTOP },
  { name: 'dark', theme: 'dark', language: 'en-US', device: DESKTOP },
  { name: 'rtl', theme: 'light', language: 'ar-EG', device: DESKTOP },
  { name: 'phone', theme: 'light', language: 'en-US', device: PHONE },
];
