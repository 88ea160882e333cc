/** «Which effect comes next?»: several have the same cause, and their player puts them in order one by one. */
import { placeOf, pokemonOnTable } from './asked.ts';
import { ChooseFrom } from './ChooseFrom.tsx';
import type { OfficialChoiceScreenProps } from './screenProps.ts';

export function ChooseNext(props: OfficialChoiceScreenProps<'next'>) {
  const { choice, view, look, isBusy, onAnswer, onPutAside } = props;
  const options = choice.effects.map(({ pokemon: id, name }, place) => {
    const pokemon = pokemonOnTable(view).find((each) => each.id === id);
    const detail =
      pokemon === undefined
        ? id === null
          ? 'Poisoned, Burned, Asleep, Paralyzed, in this order'
          : 'of a Pokémon that has left'
        : `${look(pokemon.card)?.name ?? 'A Pokémon'}, ${placeOf(view, pokemon)}`;
    return {
      item: place,
      name,
      detail,
      picture: pokemon && look(pokemon.card),
      sign: pokemon === undefined && <NoPicture />,
    };
  });
  return (
    <ChooseFrom
      options={options}
      label="Effects to choose from"
      verb="Comes next"
      note={`The ${choice.effects.length === 2 ? 'other one follows' : 'others follow'} by themselves or when you are asked again.`}
      isBusy={isBusy}
      onAnswer={([place = 0]) => onAnswer(place)}
      onPutAside={onPutAside}
    />
  );
}

/** In line with the pictures of the others. */
const NoPicture = () => (
  <span className="row-art choice-yes-no" aria-hidden="true">
    !
  </span>
);
