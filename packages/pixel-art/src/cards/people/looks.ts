/** Who stands on a trainer card, and how they look: known by name, by what they do, or else guessed from the name. */
import { diceFor } from '../../dice.ts';
import { KNOWN_PEOPLE, PEOPLE_BY_ROLE } from './known.ts';

/** As in the table of those who are known. */
export type Looks = string;

const NAMES = Object.keys(KNOWN_PEOPLE).sort((one, other) => other.length - one.length);
const escaped = (name: string) => name.replaceAll('.', '\\.');
/** The longest name first: «Professor Oak» before «Oak». */
const KNOWN_NAME = new RegExp(`(?<![\\p{L}])(?:${NAMES.map(escaped).join('|')})(?![\\p{L}])`, 'u');

/** 'Misty' of «Misty's Tears»: who a card belongs to. */
export const ownerOf = (name: string): string | undefined => {
  const [, owner] = /^(.+?)['’]s /.exec(name) ?? [];
  return owner !== undefined && KNOWN_PEOPLE[owner] !== undefined ? owner : undefined;
};

/** Whether the whole name is a person's, as the first sets have it: those name no kinds. */
export const isPersonsName = (name: string): boolean =>
  KNOWN_PEOPLE[name] !== undefined || /^(Professor|Mr\.|Minion of) |Rocket!$/.test(name);

/** One or two, as in «Cynthia & Caitlin»; in the order in which the card names them. */
export function peopleOn(name: string): readonly Looks[] {
  return name.split(' & ').slice(0, 2).map(looksOf);
}

/** A name in brackets says who is meant: «Boss's Orders (Ghetsis)». */
function looksOf(title: string): Looks {
  const name = /\((.+)\)/.exec(title)?.[1] ?? title;
  const [known] = KNOWN_NAME.exec(name) ?? [];
  const looks = known === undefined ? undefined : KNOWN_PEOPLE[known];
  return looks ?? PEOPLE_BY_ROLE.find(([word]) => word.test(name))?.[1] ?? guessed(name);
}

const SKINS = ['light', 'light', 'tan', 'brown', 'dark'] as const;
const HAIR_COLOURS = [
  '3c2c2c',
  '88643c',
  'f0d070',
  'd8543c',
  'a8a8b8',
  '4890d0',
  '5cb080',
  'c868b0',
] as const;
const CLOTHES = ['e04848', '4880e0', '48b068', '9c5cd8', 'ff9a4a', '38b8b0'] as const;
const UNDER = ['fff6e0', '4a4468', 'ffcf4d', 'ff8cb8'] as const;
const HAIR = [
  'short',
  'long',
  'ponytail',
  'side',
  'buns',
  'twin',
  'bob',
  'bun',
  'afro',
  'wild',
  'spikes',
  'bangs',
] as const;
const WORN = [
  '',
  '',
  'coat',
  'glasses',
  'brows',
  'cap:4880e0',
  'hat:a8703c',
  'band:e04848',
  'headset',
  'flower',
  'star',
  'bow',
] as const;

/** The same person on all cards that are theirs: «Riley» looks as «Riley's Advice». */
function guessed(name: string): Looks {
  const dice = diceFor(name.replace(/['’]s .*$| [◇]$/, ''));
  const looks = [HAIR, HAIR_COLOURS, SKINS, CLOTHES, UNDER, WORN].map((choices) =>
    dice.pick<string>(choices),
  );
  return [...looks, dice.chance(0.5) ? 'smile' : ''].join(' ');
}
