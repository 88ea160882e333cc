/** «More test tokens»: on the local chain the faucet gives them for the asking; on any other chain there is no such button. */
import { FAUCET_GIFT } from '@pokesol/protocol/constants';
import { ApiError, sentenceOf } from '../../platform/api.ts';
import { useConfig } from '../../platform/config.ts';
import { counted, formatNumber } from '../../platform/format.ts';
import { Button, type ButtonTone } from '../../ui/Button.tsx';
import { toast } from '../../ui/toast.ts';
import { giveTestTokens, useIsFilling } from './gift.ts';

type MoreTestTokensProps = {
  address: string;
  /** Bright where it is the way on. */
  tone: ButtonTone;
  /** They are there. Where the button leaves with the want of them, the focus needs a new place. */
  onGiven?: () => void;
};

export function MoreTestTokens({ address, tone, onGiven }: MoreTestTokensProps) {
  const { data: config } = useConfig();
  const isFilling = useIsFilling(address);
  if (config?.cluster !== 'localnet') return null;

  async function ask() {
    try {
      await giveTestTokens(address);
      const tokens = formatNumber(FAUCET_GIFT.tokens);
      toast('Test Tokens Added', `${tokens} test tokens, and ${FAUCET_GIFT.sol} SOL for fees.`);
      onGiven?.();
    } catch (error) {
      console.warn('The faucet gave nothing', error);
      toast('No Test Tokens', whyNone(error), 'destructive');
    }
  }

  return (
    <Button tone={tone} busy={isFilling} onClick={() => void ask()}>
      {isFilling ? 'Filling...' : 'More test tokens'}
    </Button>
  );
}

/** The faucet gives a number of times a minute to one network, for all players there together. */
function whyNone(error: unknown): string {
  const seconds = error instanceof ApiError ? error.retryAfterSeconds : undefined;
  if (seconds === undefined) return sentenceOf(error);
  return `The faucet allows only a few requests a minute. Try again in ${counted(seconds, 'second')}.`;
}
