/** What players may not play as long as something is there, and what of that does nothing. */
import type { Continuous, Played, Reach } from '@pokesol/engine/official';
import { oneOf, phrase } from '../grammar/phrase.ts';
import { holders } from './holders.ts';
import { playedCards } from './lasting.ts';
export const playLaw = phrase<Continuous>('playLaw');

// What a player may not play.
const played = phrase<readonly Played[]>('played');
played.says`${playedCards}`.means((what) => what);
played.reads`item`.means(() => ['item']);
played.reads`supporter`.means(() => ['supporter']);
played.reads`stadium`.means(() => ['stadium']);
played.reads`pokémon tool`.means(() => ['tool']);
playLaw.says`(your opponent|they) can't play any ${played} (from their hand|)`
  .or`your opponent can't play ${played}`.means((what) => ({
  on: { whose: 'opponent', place: 'active' },
  modifiers: [{ change: 'cannotPlay', what }],
}));
playLaw.says`neither player can play any ${played} from their hand`.or`each player can't play any ${played}`
  .or`each player can't (play|attach) any ${played} from (their|his or her) hand [to any of his or her pokémon]`.means(
  (what) => ({
    on: { whose: 'both', place: 'active' },
    modifiers: [{ change: 'cannotPlay', what }],
  }),
);
playLaw.says`neither player can play any pokémon from their hand to evolve their pokémon`
  .or`no more evolution card can be played`
  .or`each player can't play any pokémon from (their|his or her) hand to evolve (their|his or her) pokémon`.means(
  () => ({
    on: { whose: 'both', place: 'active' },
    modifiers: [{ change: 'cannotPlay', what: ['evolution'] }],
  }),
);
const EVERY_TRAINER: readonly Played[] = ['item', 'supporter', 'stadium', 'tool'];
playLaw.says`no trainer card can be played`.means(() => ({
  on: { whose: 'both', place: 'active' },
  modifiers: [{ change: 'cannotPlay', what: EVERY_TRAINER }],
}));
playLaw.says`your opponent can't attach any special energy card from (their|his or her) hand to (their|his or her) pokémon`.means(
  () => ({
    on: { whose: 'opponent', place: 'active' },
    modifiers: [{ change: 'cannotPlay', what: ['specialEnergy'] }],
  }),
);
playLaw.says`your opponent can't play any pokémon from (their|his or her) hand to evolve (their|his or her) pokémon`.means(
  () => ({
    on: { whose: 'opponent', place: 'active' },
    modifiers: [{ change: 'cannotPlay', what: ['evolution'] }],
  }),
);
playLaw.says`your opponent can't play (any|a) pokémon from (their|his or her) hand to evolve (their|his or her) active pokémon`.means(
  () => ({
    on: { whose: 'opponent', place: 'active' },
    modifiers: [{ change: 'cannot', what: 'evolve' }],
  }),
);
playLaw.says`whenever your opponent plays a supporter card from their hand, prevent all effects of that card done to ${holders}`.means(
  (on) => ({ on, modifiers: [{ change: 'preventTrainers', what: ['supporter'] }] }),
);
playLaw.says`whenever your opponent plays a item card from their hand, prevent all effects of that card done to ${holders}`.means(
  (on) => ({ on, modifiers: [{ change: 'preventTrainers', what: ['item'] }] }),
);
playLaw.says`whenever your opponent plays a item or supporter card from their hand, prevent all effects of that card done to ${holders}`
  .or`whenever your opponent plays a trainer card { excluding pokémon tool and stadium card }, prevent all effects of that card done to ${holders}`.means(
  (on) => ({ on, modifiers: [{ change: 'preventTrainers', what: ['item', 'supporter'] }] }),
);
/** What evolves: Basic Pokémon did so in the first years, where they were put onto babies. */
const evolving = oneOf<'evolution'>('evolvingCards', [
  ['any pokémon', 'evolution'],
  ['basic pokémon or evolution cards', 'evolution'],
  ['any basic pokémon or evolution cards', 'evolution'],
  ['any evolution cards', 'evolution'],
  ['evolution cards', 'evolution'],
]);
const evolved = phrase<Reach>('whoEvolves');
evolved.says`benched pokémon`.means(() => ({ whose: 'both', place: 'bench' }));
evolved.says`(their|his or her) benched pokémon`.means(() => ({ whose: 'opponent', place: 'bench' }));
evolved.says`(their|his or her) active pokémon`.means(() => ({ whose: 'opponent', place: 'active' }));
playLaw.says`neither player can play ${evolving} from (their|his or her) hand to evolve ${evolved}`
  .or`your opponent can't play ${evolving} from (their|his or her) hand to evolve ${evolved}`.means(
  (_cards, on) => ({ on, modifiers: [{ change: 'cannot', what: 'evolve' }] }),
);
