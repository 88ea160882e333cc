/** The lists of what effects left behind, on Pokémon and on players, each with one more. */
import type { Frozen } from '../../kernel/frozen.ts';
import type { Ban, Marker } from './state.ts';

export const withMarker = <M extends Frozen<Marker>>(markers: readonly M[], marker: M): M[] => [
  ...markers.filter((old) => !isReplacedBy(old, marker)),
  marker,
];

/** The same again adds nothing, and of a changed type the newest counts: a long battle must not gather them. */
const isReplacedBy = (old: Frozen<Marker>, marker: Frozen<Marker>): boolean =>
  marker.card === null &&
  old.pokemon === marker.pokemon &&
  old.modifier.change === marker.modifier.change &&
  old.until === marker.until &&
  (marker.modifier.change === 'weakness' ||
    marker.modifier.change === 'resistance' ||
    JSON.stringify(old.modifier) === JSON.stringify(marker.modifier));

/** The same again adds nothing. */
export const withBan = (bans: readonly Ban[], ban: Ban): Ban[] => {
  const same = JSON.stringify(ban);
  return [...bans.filter((old) => JSON.stringify(old) !== same), ban];
};

/** What texts look back on reaches to the player's last turn (rule 5.5). */
export const withAttack = (
  attacked: readonly { readonly name: string; readonly turn: number }[],
  name: string,
  turn: number,
): { name: string; turn: number }[] => [...attacked.filter((each) => each.turn >= turn - 2), { name, turn }];

/** What is for the turn of the opponent that does not come after that turn waits for the one after (rule 3.12). */
export function putOff<T extends { readonly from: number; readonly until: number | null }>(
  each: T,
  turn: number,
): T {
  const later = <N extends number | null>(at: N) => (at === turn + 1 ? turn + 3 : at);
  return { ...each, from: later(each.from), until: later(each.until) };
}
