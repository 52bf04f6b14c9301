export {
  type FrameOptions,
  type ProviderName,
  providerNames,
  type VideoLink,
  type VideoProvider,
} from './provider.ts';
export { isVideoLink, providers, recogniseVideo } from './video-links.ts';
export { parseExternalVideoId, videoPageUrl, externalVideoId } from './video-id.ts';
