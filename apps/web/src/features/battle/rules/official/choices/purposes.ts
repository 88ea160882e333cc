/** What each purpose of a question means for its player, where no card's text says it. */
import type { Purpose } from '@pokesol/engine/official';

export const PURPOSE_TEXTS = {
  active: 'It begins in the Active Spot, face down until both players are ready.',
  bench: 'They lie face down until both players are ready. You may place none.',
  target: 'The effect is for the Pokémon that you choose.',
  promote: 'It takes the empty Active Spot and fights from now on.',
  retreat: 'It takes the place of the Pokémon that retreats.',
  payRetreat: 'The Energy you pay goes to your discard pile. A card that provides two pays two.',
  effect: 'The effect goes on with what you choose.',
  price: 'This is paid before anything else happens.',
  look: 'You only look at them; you choose nothing.',
} as const satisfies Readonly<Record<Purpose, string>>;
