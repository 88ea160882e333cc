/** What a player has chosen for the table, kept in the browser. */
import { createStore, useStore } from '../../../platform/createStore.ts';
import { browserStorage, type KeyValueStore } from '../../../platform/storage.ts';

/** On until the player switches it off. */
function keptSwitch(kept: KeyValueStore, key: string) {
  const store = createStore(kept.read(key) !== 'off');
  return {
    ...store,
    choose(isOn: boolean) {
      kept.write(key, isOn ? 'on' : 'off');
      store.set(isOn);
    },
  };
}

/** Whether ending a turn is asked about while an attack is left. */
export const asksBeforeEnding = keptSwitch(browserStorage, 'pokesol.ask-before-ending-turn');
export const useAsksBeforeEnding = () => useStore(asksBeforeEnding);

/** Whether letters and digits are keys: some who speak to their device, or cannot type surely, switch them off. */
export const lettersOn = keptSwitch(browserStorage, 'pokesol.letter-keys');
export const useLettersOn = () => useStore(lettersOn);
