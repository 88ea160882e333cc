/** Leads from a refusal to its rule on the page of the rules, in a window of its own: the battle goes on here. */
export const RuleLink = ({ rule }: { rule: string }) => (
  <a className="rule-link" href={`/rules#${rule}`} target="_blank" rel="noreferrer">
    Rule {rule}
  </a>
);

/** After a sentence, where a rule is named. */
export const RuleBehind = ({ rule }: { rule: string | undefined }) =>
  rule !== undefined && (
    <>
      {' '}
      <RuleLink rule={rule} />
    </>
  );
