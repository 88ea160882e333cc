/** One thing of a list that can be chosen: picture or sign, name, what it comes to, and whether it is chosen. */
import type { CardJson } from '@pokesol/protocol';
import type { MouseEvent, ReactNode } from 'react';
import { Art } from '../../../board/Art.tsx';

export type ChoiceRowProps = {
  name: string;
  detail?: ReactNode;
  /** Said after the name; the detail, where it is words alone. */
  spoken?: string;
  picture?: CardJson | undefined;
  sign?: ReactNode;
  end?: ReactNode;
  isChosen: boolean;
  onPress: (event: MouseEvent<HTMLButtonElement>) => void;
};

export function ChoiceRow({ name, detail, spoken, picture, sign, end, isChosen, onPress }: ChoiceRowProps) {
  const words = spoken ?? (typeof detail === 'string' ? detail : undefined);
  return (
    <li>
      <button
        type="button"
        className="choice-option"
        aria-pressed={isChosen}
        aria-label={words === undefined || words === '' ? name : `${name}, ${words}`}
        onClick={onPress}
      >
        {picture !== undefined && <Art card={picture} className="row-art" />}
        {sign}
        <span className="choice-words">
          <span className="choice-name-line">{name}</span>
          {detail !== undefined && <span className="choice-detail">{detail}</span>}
        </span>
        {end}
        <span className="choice-mark" aria-hidden="true">
          {isChosen ? '✓' : ''}
        </span>
      </button>
    </li>
  );
}

export const ChoiceRows = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className="choice-options" data-tab-stop="options" aria-label={label}>
    {children}
  </ul>
);
