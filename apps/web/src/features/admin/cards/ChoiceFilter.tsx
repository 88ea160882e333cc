/** Narrows a list by one of a few choices, which may stand in groups; '' is no choice. */
import { cx } from '../../../ui/cx.ts';

type Option = { readonly value: string; readonly label: string };
type ChoiceFilterProps = {
  /** What is chosen, for assistive technology: «Rarity». */
  label: string;
  /** What stands there while nothing is chosen: «All rarities». */
  all: string;
  value: string;
  options?: readonly Option[];
  groups?: readonly { readonly label: string; readonly options: readonly Option[] }[];
  onChange: (value: string) => void;
  className?: string;
};

export function ChoiceFilter({
  label,
  all,
  value,
  options = [],
  groups = [],
  onChange,
  className,
}: ChoiceFilterProps) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className={cx('field', className)}
    >
      <option value="">{all}</option>
      <Options options={options} />
      {groups.map((group) => (
        <optgroup key={group.label} label={group.label}>
          <Options options={group.options} />
        </optgroup>
      ))}
    </select>
  );
}

const Options = ({ options }: { options: readonly Option[] }) =>
  options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
