/** Why the last press did nothing, where the options stand: it goes with the next selection, or by Cancel. */
import type { RuleRefusalCode } from '@pokesol/engine';
import { RULES_BEHIND } from './ruleBehind.ts';

/** `code` where the rules refused it, and no server or network. */
export type Refused = {
  readonly title: string;
  readonly message: string;
  readonly code?: RuleRefusalCode | undefined;
};

export function RefusedBox({ title, message, code }: Refused) {
  const rule = code === undefined ? undefined : RULES_BEHIND[code];
  return (
    <section className="refused" role="alert" data-testid="refused">
      <p className="refused-title">{title}</p>
      <p>{message}</p>
      {rule !== undefined && <p className="refused-rule">{rule}</p>}
    </section>
  );
}
