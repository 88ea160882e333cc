/** Where the sets come from: a choice when there are several catalogues, and what is the matter with one that cannot be read. */
import type { CatalogueKind, ExternalSetsAnswer } from '@pokesol/protocol';
import { Button } from '../../../ui/Button.tsx';
import { catalogueProblemOf } from './setsInTurn.ts';
import './setList.css';

type SourceChoiceProps = {
  answer: ExternalSetsAnswer;
  /** The one that was asked for; undefined before anybody has chosen. */
  wanted: CatalogueKind | undefined;
  isAsking: boolean;
  onChoose: (source: CatalogueKind) => void;
  onAskAgain: () => void;
};

export function SourceChoice({ answer, wanted, isAsking, onChoose, onAskAgain }: SourceChoiceProps) {
  const { sources, source } = answer;
  const chosen = wanted ?? source;
  const shown = sources.find(({ kind }) => kind === source);
  const problemOfKind = (kind: CatalogueKind) => catalogueProblemOf(answer, kind);
  const troubled = sources.filter(({ kind }) => problemOfKind(kind) !== undefined);
  return (
    <>
      {sources.length > 1 && (
        <fieldset className="import-sources" aria-busy={isAsking}>
          <legend className="source-choice-legend">Catalogue</legend>
          {sources.map(({ kind, name }) => (
            <label key={kind} className="import-source">
              <input
                type="radio"
                name="catalogue"
                checked={kind === chosen}
                onChange={() => onChoose(kind)}
                className="choice-box"
              />
              <span className="can-shrink any-break">{name}</span>
            </label>
          ))}
        </fieldset>
      )}
      {troubled.length > 0 && (
        <div role="alert" className="import-trouble">
          <div className="problem-text">
            {troubled.map(({ kind, name }) => (
              <p key={kind}>
                <b>{name}:</b> {problemOfKind(kind)}
              </p>
            ))}
            {shown !== undefined && problemOfKind(shown.kind) === undefined && (
              <p className="page-subtitle">Below are the sets of «{shown.name}».</p>
            )}
          </div>
          <Button tone="secondary" busy={isAsking} onClick={onAskAgain}>
            Ask again
          </Button>
        </div>
      )}
    </>
  );
}
