import { capabilitiesQuery } from '@qingyin/data-account';
import { useQuery } from '@tanstack/react-query';

/** Whether the service has a capability beyond the contract (docs/api-extensions.md); false until it has answered. */
export function useCapability(feature: string): boolean {
  const { data } = useQuery(capabilitiesQuery());
  return data?.features.includes(feature) ?? false;
}
