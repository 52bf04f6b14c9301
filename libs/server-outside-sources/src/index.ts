export {
  type OutsideAddresses,
  type OutsideSources,
  publicAddresses,
  startOutsideSources,
} from './start-outside-sources.ts';
export { type OutsideSettings, outsideSources } from './source-settings.ts';
