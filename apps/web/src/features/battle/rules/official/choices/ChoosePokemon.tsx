/** «Choose Pokémon» as a list: what the board asks in another place, for those who answer without it. */
import { placeOf, pokemonOnTable } from './asked.ts';
import { ChooseFrom } from './ChooseFrom.tsx';
import { EnergySigns } from './EnergySigns.tsx';
import { unitsOn, unitsText } from './energyText.ts';
import { hpText, pokemonNote } from './pokemonText.ts';
import type { OfficialChoiceScreenProps } from './screenProps.ts';

const VERBS = { promote: 'Make Active', retreat: 'Bring in', target: 'Choose' } as const;

export function ChoosePokemon(props: OfficialChoiceScreenProps<'pokemon'>) {
  const { choice, view, look, asked, isBusy, onAnswer, onPutAside } = props;
  const { purpose, card, min, max, picked } = choice;
  const verb =
    card !== undefined
      ? 'Attach'
      : asked.step?.do === 'distribute'
        ? 'Put 1'
        : purpose === 'promote' || purpose === 'retreat'
          ? VERBS[purpose]
          : VERBS.target;
  const options = pokemonOnTable(view)
    .filter(({ id }) => choice.pokemon.includes(id))
    .map((pokemon) => {
      const units = unitsOn(pokemon);
      const hp = hpText(pokemon, asked);
      const statuses = pokemon.statuses.map((status) => STATUS_WORDS[status]);
      const energy = units.length === 0 ? 'no Energy' : `${unitsText(units)} Energy`;
      return {
        item: pokemon.id,
        name: look(pokemon.card)?.name ?? 'A Pokémon',
        group: capital(placeOf(view, pokemon)),
        picture: look(pokemon.card),
        detail: [hp, ...statuses].join(' · '),
        spoken: [hp, ...statuses, energy].join(', '),
        end: pokemon.energy.length > 0 && (
          <span className="choice-attached">
            {pokemon.energy.map(({ card: attached, provides }) => (
              <EnergySigns key={attached} units={provides} />
            ))}
          </span>
        ),
      };
    });
  return (
    <ChooseFrom
      options={options}
      label="Pokémon to choose from"
      min={min}
      max={max}
      picked={picked}
      verb={verb}
      note={pokemonNote(asked)}
      isBusy={isBusy}
      onAnswer={onAnswer}
      onPutAside={onPutAside}
    />
  );
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const STATUS_WORDS = {
  poison: 'Poisoned',
  burn: 'Burned',
  sleep: 'Asleep',
  paralysis: 'Paralyzed',
  confusion: 'Confused',
} as const;
