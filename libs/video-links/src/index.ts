export {
  type FrameOptions,
  type ProviderName,
  providerNames,
  type VideoLink,
  type VideoProvider,
} from './provider.ts';
export { isVideoLink, providers, recogniseVideo } from './video-links.ts';
export { linkOfVid, serviceAddress, vidOf } from './vid.ts';
