/** A card's attacks in full: what each costs, what it is called, how much it hurts and what else it does. */
import type { CardJson } from '@pokesol/protocol';
import { keyed } from './cardFacts.ts';
import { TypeIcon } from './TypeIcon.tsx';

export function AttackList({ attacks }: { attacks: CardJson['attacks'] }) {
  return (
    <>
      <h4 className="mt-5 mb-2 text-sm text-mist">Attacks</h4>
      <ul className="grid gap-2">
        {keyed(attacks, ({ name }) => name).map(([key, { name, damage, cost, text }]) => (
          <li key={key} className="bg-dusk px-3 py-2.5">
            <div className="flex items-center gap-3">
              <span className="flex shrink-0 gap-0.5">
                {cost.length === 0 && <span className="text-sm text-mist">Free</span>}
                {keyed(cost, (type) => type).map(([place, type]) => (
                  <TypeIcon key={place} type={type} />
                ))}
              </span>
              <span className="min-w-0 flex-1 font-bold [overflow-wrap:anywhere]">{name}</span>
              {damage && <span className="font-pixel text-sm text-sun">{damage}</span>}
            </div>
            {text && <p className="mt-1.5 text-sm text-mist">{text}</p>}
          </li>
        ))}
      </ul>
    </>
  );
}
