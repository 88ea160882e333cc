/** The controls of the plain fields: they show what the attributes say, also what they have no choice for. */
import { CARD_TYPES } from '@pokesol/cards';
import { type ReactNode, useId } from 'react';
import { cx } from '../../../ui/cx.ts';
import { TypeSign } from '../../card/index.ts';
import { FieldFrame, type SelectOption } from '../form/fields.tsx';

type PlainProps = {
  label: string;
  value: string;
  wrong: string | undefined;
  hint?: ReactNode;
  className?: string | undefined;
  onChange: (value: string) => void;
};

const described = (id: string, { hint, wrong }: Pick<PlainProps, 'hint' | 'wrong'>) => ({
  id,
  'aria-invalid': wrong !== undefined,
  'aria-describedby':
    cx(hint !== undefined && `${id}-hint`, wrong !== undefined && `${id}-error`) || undefined,
});

type PlainTextProps = PlainProps & {
  placeholder?: string;
  inputMode?: 'numeric';
  maxLength: number;
  /** Of a text that may have several. */
  rows?: number;
};

export function PlainText(props: PlainTextProps) {
  const { label, value, wrong, hint, className, onChange, rows, ...rest } = props;
  const id = useId();
  const control = { ...rest, ...described(id, props), value, className: 'field' };
  return (
    <FieldFrame id={id} label={label} hint={hint} className={className} message={wrong}>
      {rows === undefined ? (
        <input
          type="text"
          autoComplete="off"
          {...control}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <textarea
          rows={rows}
          {...control}
          className="field"
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FieldFrame>
  );
}

type PlainSelectProps = PlainProps & {
  choices: readonly SelectOption[];
  /** What can be chosen again though there is no choice for it. */
  kept: string;
};

export function PlainSelect(props: PlainSelectProps) {
  const { label, value, wrong, hint, className, choices, kept, onChange } = props;
  const id = useId();
  const isType = CARD_TYPES.some((type) => type === value);
  const foreign = [...new Set([kept, value])].filter((each) =>
    choices.every((choice) => choice.value !== each),
  );
  return (
    <FieldFrame id={id} label={label} hint={hint} className={className} message={wrong}>
      <div className={cx('plain-choice', isType && 'has-sign')}>
        {isType && <TypeSign type={value} className="plain-sign" />}
        <select
          {...described(id, props)}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="field"
        >
          {foreign.map((each) => (
            <option key={each} value={each}>
              {`${each.slice(0, 60)} (as the JSON ${each === value ? 'says' : 'said'})`}
            </option>
          ))}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      </div>
    </FieldFrame>
  );
}
