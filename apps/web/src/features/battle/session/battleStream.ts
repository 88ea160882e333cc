/** Receives what happens in a battle elsewhere: a stream opened again when it breaks, and closed while the page is hidden. */
import type { AnyRules } from '@pokesol/engine';
import type { BattleUpdate } from '@pokesol/protocol';
import { PRESENCE_MS } from '@pokesol/protocol/constants';
import type { Carrier } from '../../../platform/changes.ts';
import { GLANCE_MS, pageStream, type StreamPorts } from '../../../platform/eventStream.ts';
import { battlePath } from '../data/queries.ts';

/** `replaced`: other tabs of this player hold all the streams there are, and this one waits until it is asked back. */
export type StreamState = 'up' | 'down' | 'resting' | 'replaced';

export type StreamListener<R extends AnyRules> = {
  /** From which version on to tell, asked at every opening. */
  readonly since: () => number;
  /** A battle between two people. Against an AI nothing happens unless this page or another tab acts, and presence does not matter. */
  readonly isMultiplayer: boolean;
  readonly onUpdate: (update: BattleUpdate<R>) => void;
  readonly onLine: (line: StreamState) => void;
  /** The page is looked at again after its stream was closed. */
  readonly onReturn: () => void;
  /** Between two people: called when the other one leaves or returns. */
  readonly onPresence: (isAway: boolean) => void;
};

export type BattleStream = {
  readonly stop: () => void;
  /** Takes the stream back from the tab that has it. */
  readonly takeBack: () => void;
};

export function listenToBattle<R extends AnyRules>(
  id: string,
  listener: StreamListener<R>,
  ports: StreamPorts,
  /** What has changed of the wallet comes over this stream, too. */
  carrier: Carrier,
): BattleStream {
  const { since, isMultiplayer, onUpdate, onLine, onReturn, onPresence } = listener;
  const { clock, isHidden, onVisibility } = ports;
  let isReplaced = false;
  let stopSaying = () => {};
  /** The page reports this itself: the server goes on writing to a connection that is cut, so it cannot know. */
  function sayHere(): void {
    ports.say(`${battlePath(id)}/presence`);
    stopSaying = clock.after(PRESENCE_MS, sayHere);
  }
  const stream = pageStream(ports, carrier, {
    begin() {
      // What an earlier stream knew of the other player may be over.
      onPresence(false);
      return `${battlePath(id)}/events?since=${since()}&lean=true`;
    },
    onUp: () => onLine('up'),
    onBroken: () => onLine('down'),
    messages: {
      presence: (data) => onPresence((JSON.parse(data) as { isAway: boolean }).isAway),
      update(data) {
        onLine('up');
        onUpdate(JSON.parse(data) as BattleUpdate<R>);
      },
      replaced() {
        // Opened again by itself, it would push out the next tab, and that one this.
        close();
        isReplaced = true;
        onLine('replaced');
      },
    },
  });

  function open() {
    stopSaying();
    stream.open();
    // Opening the stream also reports the page as present.
    if (isMultiplayer) stopSaying = clock.after(PRESENCE_MS, sayHere);
  }
  function close() {
    stopSaying();
    stream.close();
  }

  let stopGlance = () => {};
  let isResting = false;
  function rest() {
    isResting = true;
    close();
    onLine('resting');
  }
  function look() {
    stopGlance();
    if (isReplaced) return;
    if (isHidden()) {
      if (isResting) return;
      if (isMultiplayer) stopGlance = clock.after(GLANCE_MS, rest);
      else rest();
    } else if (isResting) {
      isResting = false;
      open();
      onReturn();
    }
  }

  const stopLooking = onVisibility(look);
  if (isHidden() && !isMultiplayer) rest();
  else {
    open();
    look();
  }
  return {
    stop() {
      stopLooking();
      stopGlance();
      close();
      carrier.leave();
    },
    takeBack() {
      if (!isReplaced) return;
      isReplaced = false;
      open();
      onReturn();
    },
  };
}
