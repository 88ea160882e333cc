/** Every event of a battle as the page shows it, each played at a press on the example position. */
import { otherSeat, type Seat } from '@pokesol/engine';
import type { EventType } from '@pokesol/engine/classic';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { sceneOf } from '../battle/rules/classic/index.ts';
import { DevFrame } from './DevFrame.tsx';
import { EXAMPLE_POSITION, readPosition } from './describedPosition.ts';
import { exampleEvents, exampleOf, openView } from './exampleEvents.ts';
import { type ShownUpdate, Table } from './Table.tsx';
import './dev.css';

const described = readPosition(JSON.stringify(EXAMPLE_POSITION));
if ('problem' in described) throw new Error(described.problem);
const { battle } = described;
const EXAMPLES = exampleEvents(battle);
const TYPES = Object.keys(EXAMPLES) as EventType[];

type Shown = {
  readonly type: EventType | undefined;
  readonly version: number;
  readonly nextId: number;
  readonly updates: readonly ShownUpdate[];
};

const NOTHING: Shown = { type: undefined, version: 0, nextId: 0, updates: [] };

export default function AnimationsPage() {
  const [shown, setShown] = useState(NOTHING);

  // What the player does is on the board at once; most of it is an animation for the other chair only.
  const [seat, setSeat] = useState<Seat>(1);

  function play(type: EventType) {
    const { version, nextId } = shown;
    const { events, view } = exampleOf(battle, seat, type, nextId);
    // First the board as it was before the last example.
    const before = { version: version + 1, events: [], view: openView(battle, seat) };
    const updates = [before, { version: version + 2, events, view }];
    setShown({ type, version: version + 2, nextId: nextId + events.length, updates });
  }

  function swap() {
    setShown(NOTHING);
    setSeat(otherSeat(seat));
  }

  return (
    <DevFrame title="Animations">
      <Table
        key={seat}
        battle={battle}
        seat={seat}
        updates={shown.updates}
        panel={
          <>
            <Button tone="quiet" className="dev-swap" onClick={swap}>
              Swap sides
            </Button>
            <ul className="stack-6">
              {TYPES.map((type) => (
                <li key={type}>
                  <button
                    type="button"
                    aria-pressed={type === shown.type}
                    className="dev-event"
                    onClick={() => play(type)}
                  >
                    <span className="mono">{type}</span>
                    <span className="small-hint is-below">
                      {sceneOf({ ...EXAMPLES[type], id: 0 })?.kind ?? 'changes the board, without a scene'}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </>
        }
      />
    </DevFrame>
  );
}
