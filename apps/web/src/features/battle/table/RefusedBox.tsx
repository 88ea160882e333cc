/** Why the last press did nothing, where the options stand, and what can be done instead; it goes with the next selection, or by Back. */
import { RuleBehind } from './RuleLink.tsx';

export type Refused = {
  readonly title: string;
  readonly message: string;
  /** The number of the rule that refused it. */
  readonly rule?: string;
  /** That rule in a sentence. */
  readonly because?: string | undefined;
};

const INSTEAD = 4;

export function RefusedBox({
  title,
  message,
  rule,
  because,
  instead,
}: Refused & { instead: readonly string[] }) {
  return (
    <section className="not-done" data-testid="refused">
      <div className="refused" role="alert">
        <p className="refused-title">{title}</p>
        <p>
          {message}
          <RuleBehind rule={rule} />
        </p>
        {because !== undefined && <p className="refused-rule">{because}</p>}
      </div>
      {instead.length > 0 && (
        <div className="not-done-instead">
          <p className="option-heading">Instead you can</p>
          <p>{instead.slice(0, INSTEAD).join(' · ')}</p>
        </div>
      )}
    </section>
  );
}
