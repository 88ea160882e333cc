/** Narrows a list by a part of a name. */

import { useEffect, useState } from 'react';
import { cx } from '../../../ui/cx.ts';
import './list.css';

type SearchBoxProps = {
  /** What is searched, for assistive technology: «Search sets». */
  label: string;
  placeholder?: string;
  value: string;
  onChange: (text: string) => void;
  className?: string;
};

export function SearchBox({ label, placeholder = label, value, onChange, className }: SearchBoxProps) {
  return (
    <search className={cx('search-box', className)}>
      <input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        onChange={(event) => onChange(event.target.value)}
        className="field"
      />
    </search>
  );
}

/** A value once it has stopped changing: what is typed is not asked for letter by letter. */
const CALM_MS = 300;

export function useDebounced<Value>(value: Value): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), CALM_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
