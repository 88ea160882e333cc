/** The first part of a search's answer in a sentence: how many of what it found one owns. */
import { formatNumber, numberWord } from '../../platform/format.ts';
import './searchPart.css';

type SearchPartProps = {
  search: string;
  owned: number;
  /** Of owned and not owned; absent until it is known. */
  all: number | undefined;
};

export function SearchPart({ search, owned, all }: SearchPartProps) {
  return (
    <div className="search-part" role="status">
      <h3 className="pixel-title search-part-title">
        You own {owned === 0 ? 'none' : numberWord(owned).toLowerCase()}
      </h3>
      {all !== undefined && (
        <p className="quiet">
          of {formatNumber(all)} with “{search.trim()}” in the name or number
        </p>
      )}
    </div>
  );
}
