/** The window that reads a Pokémon, loaded when it is first shown. */
import { lazily } from '../../../../../platform/lazily.tsx';

export const PokemonReader = lazily(() => import('./PokemonReader.tsx'));
