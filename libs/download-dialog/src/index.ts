export { loadDownload } from './load-download.ts';
export { useDownloadQuality } from './quality.ts';
export { useQualityOptions } from './use-quality-options.ts';
