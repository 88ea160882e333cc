/** The form that makes or changes a card: what it holds, when it is right, and what of it is sent. */
import { asSetId, type FieldProblem, isIdText } from '@pokesol/cards';
import { madeCard } from '@pokesol/cards/made';
import { isRefusal } from '@pokesol/engine/result';
import {
  ADMIN_RARITIES,
  type AdminCard,
  type AdminRarity,
  type CardEdit,
  type NewCard,
  newCard,
} from '@pokesol/protocol';
import { z } from 'zod';
import { ApiError } from '../../../platform/api.ts';
import { lineOf } from './attributeProblems.ts';
import { jsonText, mergeAttributes, readAttributesText } from './attributesText.ts';

/** What the form holds: the attributes as text. */
export type CardFormValues = {
  name: string;
  setId: string;
  cardNumber: string;
  rarity: string;
  artworkUrl: string;
  description: string;
  attributes: string;
};

export const EXAMPLE_ATTRIBUTES = `{
  "type": "Fire",
  "hp": 70,
  "attack": 50,
  "defense": 30,
  "attacks": [
    { "name": "Ember", "cost": ["Fire"], "damage": "50" }
  ],
  "weakness": "Water"
}`;

export const cardFormOf = (card: AdminCard | undefined, setId = ''): CardFormValues => ({
  name: card?.name ?? '',
  setId: card?.setId ?? setId,
  cardNumber: card?.cardNumber ?? '',
  rarity: card?.rarity ?? 'common',
  artworkUrl: card?.artworkUrl ?? '',
  description: card?.description ?? '',
  attributes: card === undefined ? '' : jsonText(card.formAttributes),
});

/**
 * The attributes' text once another admin's change of the card is taken in; where what is typed cannot be read it stays
 * as it is. `contested` names what both changed.
 */
export function reloadedAttributes(
  seen: AdminCard,
  typed: string,
  fresh: AdminCard,
): { text: string; contested: readonly string[] } {
  const read = readAttributesText(typed);
  if (isRefusal(read)) return { text: typed, contested: [] };
  const mine = read.value ?? {};
  if (isSameJson(mine, seen.formAttributes)) return { text: cardFormOf(fresh).attributes, contested: [] };
  const { attributes, contested } = mergeAttributes(seen.formAttributes, mine, fresh.formAttributes);
  return { text: isSameJson(attributes, mine) ? typed : jsonText(attributes), contested };
}

const isSameJson = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

const attributesText = z.string().transform((text, context) => {
  const read = readAttributesText(text);
  if (!isRefusal(read)) return read.value;
  context.issues.push({ code: 'custom', input: text, message: read.message });
  return z.NEVER;
});

/** In a form every field is there, if only as ''. A catalogue's card may keep a rarity that the form does not offer. */
const FORM_SHAPE = {
  rarity: z.string(),
  artworkUrl: newCard.shape.artworkUrl.unwrap(),
  description: newCard.shape.description.unwrap(),
  attributes: attributesText,
};

/** The rules judge the whole card here too, so that everything that is wrong is said at once and at its field. */
export const cardFormSchema = (isNew: boolean) =>
  newCard.extend(FORM_SHAPE).superRefine((form, context) => {
    // The number of a catalogue's card may be one that cannot be chosen here.
    const setId = asSetId(isIdText(form.setId) ? form.setId : 'unchosen');
    const made = madeCard(isNew ? form : { ...form, cardNumber: '0' }, setId);
    if (!isRefusal(made)) return;
    for (const [path, message] of byField(made.problems))
      context.addIssue({ code: 'custom', path: [path], message });
  });
export type EnteredCard = z.output<ReturnType<typeof cardFormSchema>>;

const FIELDS = ['name', 'setId', 'cardNumber', 'rarity', 'artworkUrl', 'description', 'attributes'] as const;
type Field = (typeof FIELDS)[number];

/** One message for each field of the form; what is wrong inside the attributes keeps its own name, each on a line. */
export function byField(problems: readonly FieldProblem[]): Map<Field, string> {
  const messages = new Map<Field, string>();
  for (const problem of problems) {
    const { field, message } = problem;
    const root = FIELDS.find((each) => each === field.split('.')[0]);
    if (root === undefined) continue;
    const line = field === root ? message : lineOf(problem);
    const earlier = messages.get(root);
    messages.set(root, earlier === undefined ? line : `${earlier}\n${line}`);
  }
  return messages;
}

const problemList = z.object({ problems: z.array(z.object({ field: z.string(), message: z.string() })) });

/** What a refusal says of single fields; nothing for every other failure. */
export function problemsIn(error: unknown): FieldProblem[] {
  if (!(error instanceof ApiError) || error.code === undefined) return [];
  const listed = problemList.safeParse(JSON.parse(error.text));
  if (listed.success) return listed.data.problems;
  if (error.code === 'card-number-taken') return [{ field: 'cardNumber', message: error.sentence }];
  if (error.code === 'card-set-unknown') return [{ field: 'setId', message: error.sentence }];
  const { field, problem } = error.params;
  return typeof field === 'string' && typeof problem === 'string' ? [{ field, message: problem }] : [];
}

const isAdminRarity = (text: string): text is AdminRarity => ADMIN_RARITIES.some((each) => each === text);

/** Without what was left empty. */
export function newCardOf({ rarity, artworkUrl, description, attributes, ...facts }: EnteredCard): NewCard {
  return {
    ...facts,
    rarity: isAdminRarity(rarity) ? rarity : 'common',
    ...(artworkUrl && { artworkUrl }),
    ...(description && { description }),
    ...(attributes !== undefined && { attributes }),
  };
}

/** Only what changed is sent, so that no other admin's change is taken back. */
export function cardChangesOf(card: AdminCard, entered: EnteredCard): CardEdit {
  const { name, rarity, artworkUrl, description, attributes = {} } = entered;
  return {
    ...(name !== card.name && { name }),
    ...(rarity !== card.rarity && isAdminRarity(rarity) && { rarity }),
    ...(artworkUrl !== (card.artworkUrl ?? '') && { artworkUrl }),
    ...(description !== (card.description ?? '') && { description }),
    ...(!isSameJson(attributes, card.formAttributes) && { attributes }),
  };
}
