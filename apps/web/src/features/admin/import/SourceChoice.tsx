/** Where the sets come from: a choice when there are several catalogues, and what is the matter with one that cannot be read. */
import type { CatalogueKind, ExternalSetsAnswer } from '@pokesol/protocol';
import { Button } from '../../../ui/Button.tsx';

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
  const troubled = sources.filter(({ problem }) => problem !== undefined);
  return (
    <>
      {sources.length > 1 && (
        <fieldset className="import-sources" aria-busy={isAsking}>
          <legend className="mb-1.5 font-bold">Catalogue</legend>
          {sources.map(({ kind, name }) => (
            <label key={kind} className="import-source">
              <input
                type="radio"
                name="catalogue"
                checked={kind === chosen}
                onChange={() => onChoose(kind)}
                className="size-5 shrink-0 accent-sun"
              />
              <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
            </label>
          ))}
        </fieldset>
      )}
      {troubled.length > 0 && (
        <div role="alert" className="import-trouble">
          <div className="min-w-0 flex-1 basis-72">
            {troubled.map(({ kind, name, problem }) => (
              <p key={kind}>
                <b>{name}:</b> {problem}
              </p>
            ))}
            {shown !== undefined && shown.problem === undefined && (
              <p className="mt-1 text-mist">Below are the sets of «{shown.name}».</p>
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
