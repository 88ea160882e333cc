/** «Choose cards» that are in play: row by row under the Pokémon that has them, each energy with what it provides. */
import type { CardNo } from '@pokesol/engine';
import type { PokemonView } from '@pokesol/engine/official';
import { ChoiceBody, toAnswer } from '../../../choices/ChoiceBody.tsx';
import { ChoiceFoot } from '../../../choices/ChoiceFoot.tsx';
import { countText } from '../../../choices/choiceText.ts';
import { usePicked } from '../../../choices/usePicked.ts';
import { placeOf, pokemonOnTable } from './asked.ts';
import { ChoiceRow, ChoiceRows } from './ChoiceRow.tsx';
import { cardsNote, fateOfCards, lacking } from './cardsText.ts';
import { EnergySigns } from './EnergySigns.tsx';
import { unitsOn, unitsText } from './energyText.ts';
import type { OfficialChoiceScreenProps } from './screenProps.ts';

export function ChooseInPlay(props: OfficialChoiceScreenProps<'cards'>) {
  const { choice, view, look, asked, isBusy, onAnswer, onPutAside } = props;
  const { cards, min, max } = choice;
  const { picked, toggle } = usePicked<CardNo>(max, choice.picked);
  const fate = fateOfCards(choice, asked);
  const nameOf = (card: CardNo | undefined) => (card === undefined ? undefined : look(card)?.name);
  const holders = pokemonOnTable(view)
    .map((pokemon) => ({ pokemon, held: cards.filter((card) => holds(pokemon, card)) }))
    .filter(({ held }) => held.length > 0);
  const loose = cards.filter((card) => !holders.some(({ held }) => held.includes(card)));
  const row = (card: CardNo, pokemon?: PokemonView) => {
    const units = pokemon?.energy.find((energy) => energy.card === card)?.provides;
    const pays = units === undefined ? '' : unitsText(units);
    return (
      <ChoiceRow
        key={card}
        name={nameOf(card) ?? 'A card'}
        {...(units === undefined
          ? { picture: look(card), detail: partOf(pokemon, card) }
          : { sign: <EnergySigns units={units} />, detail: detailOf(choice.purpose, pays, units.length) })}
        isChosen={picked.includes(card)}
        onPress={(event) => toggle(card).length === max && toAnswer(event)}
      />
    );
  };

  return (
    <>
      <ChoiceBody>
        {holders.map(({ pokemon, held }) => (
          <section key={pokemon.id} className="choice-group">
            <h3 className="choice-heading">
              {nameOf(pokemon.card)} <span className="choice-detail">{placeOf(view, pokemon)}</span>
            </h3>
            <ChoiceRows label={`Cards of ${nameOf(pokemon.card)}, ${placeOf(view, pokemon)}`}>
              {held.map((card) => row(card, pokemon))}
            </ChoiceRows>
          </section>
        ))}
        {loose.length > 0 && (
          <ChoiceRows label="Other cards in play">{loose.map((card) => row(card))}</ChoiceRows>
        )}
        <Outcome {...props} picked={picked} />
      </ChoiceBody>
      <ChoiceFoot
        count={countText(picked.length, choice)}
        note={cardsNote(choice, asked)}
        answer={fate.verb}
        hint={picked.length === 1 ? nameOf(picked[0]) : undefined}
        lacks={lacking(choice, picked)}
        nothing={min === 0 ? fate.nothing : undefined}
        isBusy={isBusy}
        onAnswer={() => onAnswer(picked)}
        onNothing={() => onAnswer([])}
        onPutAside={onPutAside}
      />
    </>
  );
}

const holds = ({ cards, energy, attached }: PokemonView, card: CardNo): boolean =>
  cards.includes(card) || attached.includes(card) || energy.some((each) => each.card === card);

const partOf = (pokemon: PokemonView | undefined, card: CardNo): string =>
  pokemon === undefined ? 'in play' : pokemon.attached.includes(card) ? 'attached' : 'of the Pokémon itself';

const detailOf = (purpose: string, pays: string, units: number): string =>
  purpose !== 'payRetreat' ? `provides ${pays}` : units > 1 ? `pays ${units} with one card` : 'pays 1';

type OutcomeProps = OfficialChoiceScreenProps<'cards'> & { picked: readonly CardNo[] };

/** Of a retreat that is being paid: how much is paid then, and what the Pokémon keeps. */
function Outcome({ view, look, asked, picked }: OutcomeProps) {
  const { active } = view.you;
  if (asked.step?.do !== 'payRetreat' || active === null || picked.length === 0) return null;
  const { units } = asked.step;
  const left = unitsOn(active, picked);
  const paid = unitsOn(active).length - left.length;
  const name = look(active.card)?.name ?? 'Your Pokémon';
  const keeps = left.length === 0 ? `${name} keeps no Energy` : `${name} keeps ${unitsText(left)}`;
  const healed = active.statuses.length > 0 ? ', and its Special Conditions end' : '';
  return (
    <p className="choice-outcome">
      <b>
        {Math.min(paid, units)} of {units} paid
      </b>
      <span className="choice-detail">
        {keeps}
        {healed}.
      </span>
    </p>
  );
}
