/** From the name of a pack to its look: the set's name, however much «Booster Pack» stands behind it. */
import { DEFAULT_LOOK, FREE_LOOK, SET_LOOKS, type SetLook } from './sets.ts';

const EDITIONS = ['booster', 'mini', 'premium', 'free'] as const;
export type Edition = (typeof EDITIONS)[number];

export type PackLook = Omit<SetLook, 'print'> & {
  /** What is printed on it, in capitals. */
  readonly title: string;
  readonly edition: Edition;
};

/** What pack art needs to know of a pack; a pack type is one. */
export type PackName = { name: string; setName?: string | undefined };

// Words a seller puts behind a set's name. «Set» is one of them only where the name without it is known.
const SUFFIX = /^(booster|mini|premium|starter|value|theme|card|packs?|paks?|box|set)$/;

const keyOf = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const LOOKS = new Map(Object.entries(SET_LOOKS).map(([title, look]) => [keyOf(title), { title, look }]));

/** The look of the set that a name begins with, and how the set is called. */
export function knownLook(name: string) {
  const words = keyOf(name).split(' ');
  for (;;) {
    const found = LOOKS.get(words.join(' '));
    const last = words.pop();
    if (found !== undefined || last === undefined || !SUFFIX.test(last)) return found;
  }
}

function editionOf(name: string): Edition {
  if (/\bmini\b/i.test(name)) return 'mini';
  return /\bpremium\b/i.test(name) ? 'premium' : 'booster';
}

const printed = (name: string) =>
  name
    .split(' ')
    .filter((word, index) => index === 0 || !SUFFIX.test(word.toLowerCase()))
    .join(' ')
    .toUpperCase();

/** The name of the pack decides, then the set's; a name that is in neither gets the default look under its own name. */
export function lookOf({ name, setName }: PackName, isFree = false): PackLook {
  if (isFree) return { ...FREE_LOOK, title: 'STARTER', edition: 'free' };
  const found = knownLook(name) ?? (setName === undefined ? undefined : knownLook(setName));
  const { print, ...look } = found?.look ?? DEFAULT_LOOK;
  return {
    ...look,
    title: print ?? found?.title.toUpperCase() ?? printed(name),
    edition: editionOf(name),
  };
}
