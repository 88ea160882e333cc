/** All that is printed on a card of the printed game, in words: abilities, attacks, what it is weak to, its text. */
import type { CardNo } from '@pokesol/engine';
import { type BattleView, isUnreadAttack } from '@pokesol/engine/official';
import { counted } from '../../../../../platform/format.ts';
import { keyed, TypeSign } from '../../../../card/index.ts';
import { factsIn } from '../../../board/cardLook.ts';
import { bodyOf, prizesOf } from './body.ts';
import { kindNames } from './look.ts';
import { useSentences } from './sentences.ts';
import './wholeCardText.css';

type Body = NonNullable<ReturnType<typeof bodyOf>>;

type WholeCardTextProps = {
  view: BattleView;
  card: CardNo;
  /** Its name stands here; else it is the heading above. */
  isNamed: boolean;
};

export function WholeCardText({ view, card, isNamed }: WholeCardTextProps) {
  const facts = factsIn(view, card);
  const sentencesOf = useSentences(view, [card]);
  if (facts === undefined) return null;
  const body = bodyOf(facts);
  const prizes = prizesOf(facts);
  const below = body?.line[0];
  const text = sentencesOf(card);
  const kind = [
    kindNames(facts)[0],
    ...(below === undefined ? [] : [`evolves from ${below}`]),
    ...(body === undefined ? [] : [...body.types, `${body.hp} HP`]),
    ...(prizes > 1 ? [`gives up ${counted(prizes, 'Prize')}`] : []),
  ];
  return (
    <div className="printed-text">
      {isNamed && <h3 className="printed-text-name">{facts.name}</h3>}
      <p className="printed-text-quiet">{kind.join(' · ')}</p>
      {body !== undefined && (
        <>
          {body.abilities.map((ability) => (
            <Ability
              key={ability.name}
              ability={ability}
              text={sentencesOf(card, { kind: 'ability', name: ability.name })}
            />
          ))}
          {keyed(body.attacks, ({ name }) => name).map(([key, attack]) => (
            <Attack
              key={key}
              attack={attack}
              text={sentencesOf(card, { kind: 'attack', name: attack.name })}
            />
          ))}
        </>
      )}
      {text !== '' && <p>{text}</p>}
      {body !== undefined && <p className="printed-text-quiet">{matchups(body)}</p>}
    </div>
  );
}

type AbilityProps = { ability: Body['abilities'][number]; text: string };

function Ability({ ability: { name, kind, effects, unread }, text }: AbilityProps) {
  return (
    <div>
      <p>
        <span className="printed-text-tag">{kind}</span> <b>{name}</b>
      </p>
      <p className="printed-text-quiet">
        {effects === null ? `${unreadText(unread)}: it does nothing here.` : text}
      </p>
    </div>
  );
}

/** The parts of the card's text that the rules cannot read, and therefore do not play (rule 12.5). */
const unreadText = (words = ''): string =>
  words === '' ? 'What it does is not written down' : `These rules cannot read «${words}»`;

type AttackProps = { attack: Body['attacks'][number]; text: string };

function Attack({ attack, text }: AttackProps) {
  const { name, cost, damage, sign, unread } = attack;
  return (
    <div>
      <p className="printed-text-attack">
        <span
          className="printed-text-cost"
          role="img"
          aria-label={cost.length === 0 ? 'no cost' : cost.join(', ')}
        >
          {keyed(cost, (type) => type).map(([key, type]) => (
            <TypeSign key={key} type={type} className="pip" />
          ))}
        </span>
        <b className="printed-text-attack-name">{name}</b>
        {damage > 0 && (
          <b>
            {damage}
            {sign}
          </b>
        )}
      </p>
      {text !== '' && <p className="printed-text-quiet">{text}</p>}
      {isUnreadAttack(attack) && (
        <p className="printed-text-quiet">{`${unreadText(unread)}: it cannot be used here.`}</p>
      )}
    </div>
  );
}

/** «Weak to Lightning ×2 · no Resistance · Retreat 3». */
function matchups({ weaknesses, resistances, retreatCost }: Body): string {
  const weak = weaknesses.map(({ type, times, plus }) => `${type} ${plus > 0 ? `+${plus}` : `×${times}`}`);
  const resists = resistances.map(({ type, minus }) => `${type} −${minus}`);
  return [
    weak.length === 0 ? 'no Weakness' : `Weak to ${weak.join(', ')}`,
    resists.length === 0 ? 'no Resistance' : `Resists ${resists.join(', ')}`,
    retreatCost === 0 ? 'free retreat' : `Retreat ${retreatCost}`,
  ].join(' · ');
}
