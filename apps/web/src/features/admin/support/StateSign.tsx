/** The state of an offer or a pack, as a sign. */
import type { StoryState } from '@pokesol/protocol';
import { Badge } from '../../../ui/Badge.tsx';

const STATES: Record<StoryState, { label: string; tone: 'plain' | 'sun' | 'mint' | 'rose' }> = {
  offered: { label: 'Offered', tone: 'plain' },
  unpaid: { label: 'Not paid', tone: 'plain' },
  unopened: { label: 'To open', tone: 'sun' },
  opened: { label: 'Opened', tone: 'mint' },
  void: { label: 'Void', tone: 'rose' },
};

export const StateSign = ({ state }: { state: StoryState }) => (
  <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>
);
