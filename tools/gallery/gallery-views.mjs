/**
 * @typedef {object} GalleryView a way of showing a component
 * @property {string} name
 * @property {'light' | 'dark'} theme
 * @property {string} language
 * @property {{ width: number, height: number }} size of the window, CSS px
 */

const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };

/** The views in which every component is checked. @type {readonly GalleryView[]} */
export const galleryViews = [
  { name: 'light', theme: 'light', language: 'zh-CN', size: DESKTOP },
  { name: 'dark', theme: 'dark', language: 'en-US', size: DESKTOP },
  { name: 'rtl', theme: 'light', language: 'ar-EG', size: DESKTOP },
  { name: 'phone', theme: 'light', language: 'en-US', size: PHONE },
];
