/** Whether a set, card or pack is in use. */
import { Badge } from '../../../ui/Badge.tsx';

export const StateBadge = ({ isActive }: { isActive: boolean }) => (
  <Badge tone={isActive ? 'mint' : 'plain'}>{isActive ? 'Active' : 'Inactive'}</Badge>
);
