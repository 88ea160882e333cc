/** What can be done with what is selected: each attack with its cost and formula, abilities, retreat, ways to play a card. */
import type { BattleView } from '@pokesol/engine/official';
import { cx } from '../../../../../ui/cx.ts';
import type { CardLookup } from '../../../board/cardLook.ts';
import { RuleLink } from '../../../table/RuleLink.tsx';
import { type SentencesOf, useSentences } from '../board/sentences.ts';
import { AttackOption } from './AttackOption.tsx';
import { attackPreviews } from './attackPreview.ts';
import { optionText, pokemonName } from './messages.ts';
import type { Option } from './options.ts';
import { leadToDo } from './useLedFocus.ts';
import type { PlainMoves } from './usePlainMoves.ts';

type OptionListProps = { view: BattleView; look: CardLookup; moves: PlainMoves; onRead: () => void };

export function OptionList({ view, look, moves, onRead }: OptionListProps) {
  const { selection, options, option } = moves;
  const card = selection === null ? undefined : cardOf(view, selection);
  const drawn = card === undefined ? undefined : look(card);
  const sentencesOf = useSentences(view, card === undefined ? [] : [card]);
  const textOf = (option: Option): string => (card === undefined ? '' : sentencesOf(card, partOf(option)));
  if (selection === null) return null;
  const previews = selection.kind === 'pokemon' ? attackPreviews(view, selection.pokemon) : [];
  return (
    <section className="option-list" aria-label="What it can do">
      <header className="option-head">
        <h2 className="option-name">{drawn?.name ?? ''}</h2>
        <button type="button" className="option-read" onClick={onRead}>
          Read
        </button>
      </header>
      <ul className="option-rows" aria-label="Options">
        {options.map((each) => {
          const attack = each.kind === 'attack' ? previews[each.place] : undefined;
          const isChosen = each.key === option?.key;
          return (
            <li
              key={each.key}
              className={cx('option', each.reason !== null && 'option-off')}
              data-chosen={isChosen || undefined}
            >
              <button
                type="button"
                className="option-choose"
                aria-pressed={isChosen}
                aria-disabled={each.reason !== null || undefined}
                data-option={each.key}
                onClick={(event) => {
                  moves.chooseOption(each.key);
                  if (each.reason === null) leadToDo(event);
                }}
              >
                {attack === undefined ? (
                  <PlainOption view={view} option={each} text={textOf(each)} />
                ) : (
                  <AttackOption preview={attack} text={textOf(each)} isWhole={isChosen} />
                )}
              </button>
              {each.reason !== null && (
                <p className="option-why">
                  {each.reason.message} <RuleLink rule={each.reason.rule} />
                </p>
              )}
            </li>
          );
        })}
      </ul>
      {options.length === 0 && (
        <p className="option-none">You can do nothing with it now, but you can read it.</p>
      )}
    </section>
  );
}

/** The card by which the selected thing is known. */
export function cardOf(view: BattleView, selection: NonNullable<PlainMoves['selection']>) {
  if (selection.kind === 'hand') return selection.card;
  if (selection.kind === 'stadium') return view.stadium?.card;
  return [view.you.active, ...view.you.bench].find((pokemon) => pokemon?.id === selection.pokemon)?.card;
}

/** The part of the card that says what the option does. */
function partOf({ kind, name }: Option): Parameters<SentencesOf>[1] {
  if (kind === 'attack') return { kind, name };
  return kind === 'ability' || kind === 'cardAbility' ? { kind: 'ability', name } : undefined;
}

/** Those of which the card itself says what they do. */
const SAYING: readonly Option['kind'][] = ['ability', 'cardAbility', 'trainer', 'stadium'];

const TAGS: Partial<Record<Option['kind'], string>> = { ability: 'Ability', cardAbility: 'Ability' };

function PlainOption({ view, option, text }: { view: BattleView; option: Option; text: string }) {
  const tag = TAGS[option.kind];
  const retreat = option.kind === 'retreat' ? (view.you.active?.retreatCost ?? 0) : undefined;
  const onto =
    option.kind === 'evolve' && option.moves.length === 1 ? evolutionText(view, option) : undefined;
  return (
    <>
      <span className="option-line">
        {tag !== undefined && <span className="option-tag">{tag}</span>}
        <b>{tag === undefined ? optionText(view, option) : option.name}</b>
        {retreat !== undefined && (
          <span className="option-tag">{retreat === 0 ? 'free' : `${retreat} Energy`}</span>
        )}
      </span>
      {text !== '' && SAYING.includes(option.kind) && <span className="option-text">{text}</span>}
      {onto !== undefined && <span className="option-text">{onto}</span>}
      {retreat !== undefined && retreat > 0 && option.reason === null && (
        <span className="option-text">You choose the Energy to discard, then the Pokémon that comes in.</span>
      )}
    </>
  );
}

/** «Pikachu stays as it is under it …» */
function evolutionText(view: BattleView, { moves: [move] }: Option): string | undefined {
  if (move?.type !== 'evolve') return undefined;
  return `${pokemonName(view, move.pokemon)} keeps its Energy and its damage; conditions and effects end.`;
}
