/** Steps back and forth on the table, and what counts as unsaved. */
import { addCopy } from '@pokesol/decks';
import { describe, expect, test } from 'vitest';
import { cardNamed } from '../collection/testing.ts';
import { type BuilderLine, deckCardOf } from '../deck/facts.ts';
import {
  EMPTY_WORKBENCH,
  isUnsaved,
  type Workbench,
  type WorkbenchAction,
  workbenchReducer,
} from './workbench.ts';

const card = (name: string, number: string) => deckCardOf(cardNamed({ name, number }));
const pebbler = card('Pebbler', '1');
const sparky = card('Sparky', '2');

const played = (bench: Workbench, ...actions: WorkbenchAction[]) => actions.reduce(workbenchReducer, bench);
const add = (bench: Workbench, what = pebbler) =>
  played(bench, { type: 'lines', lines: addCopy<BuilderLine['card']>(bench.present.lines, what) });
const type = (field: 'name' | 'description', text: string): WorkbenchAction => ({
  type: 'typed',
  field,
  text,
});
const names = ({ present }: Workbench) => present.lines.map((line) => `${line.quantity} ${line.card.name}`);

describe('undo and redo', () => {
  test('take one card after the other back and bring it again', () => {
    const three = add(add(add(EMPTY_WORKBENCH)), sparky);
    expect(names(three)).toEqual(['2 Pebbler', '1 Sparky']);
    const one = played(three, { type: 'undo' }, { type: 'undo' });
    expect(names(one)).toEqual(['1 Pebbler']);
    expect(names(played(one, { type: 'redo' }, { type: 'redo' }))).toEqual(['2 Pebbler', '1 Sparky']);
  });

  test('typing is one step for each field, and other steps end it', () => {
    const typed = played(EMPTY_WORKBENCH, type('name', 'F'), type('name', 'Fi'), type('description', 'hot'));
    const more = played(add(typed), type('name', 'Fire'));
    expect(more.past).toHaveLength(4);
    const back = played(more, { type: 'undo' }, { type: 'undo' }, { type: 'undo' });
    expect(back.present).toMatchObject({ name: 'Fi', description: '' });
    expect(played(back, { type: 'undo' }).present.name).toBe('');
  });

  test('a new step forgets what had been taken back', () => {
    const back = played(add(EMPTY_WORKBENCH), { type: 'undo' });
    expect(add(back, sparky).future).toEqual([]);
  });

  test('with nothing to take back or bring again nothing happens', () => {
    expect(played(EMPTY_WORKBENCH, { type: 'undo' }, { type: 'redo' })).toBe(EMPTY_WORKBENCH);
  });

  test('two hundred steps are kept', () => {
    let bench = EMPTY_WORKBENCH;
    for (let step = 0; step < 250; step += 1) bench = add(bench);
    expect(bench.past).toHaveLength(200);
  });
});

describe('unsaved', () => {
  const content = { name: 'Rocks', description: '', lines: [{ card: pebbler, quantity: 2 }] };
  const saved = { id: 'deck', version: 3, content };
  const opened = played(EMPTY_WORKBENCH, { type: 'opened', content, saved });

  test('an empty table and a deck just opened are not', () => {
    expect(isUnsaved(EMPTY_WORKBENCH)).toBe(false);
    expect(isUnsaved(opened)).toBe(false);
  });

  test('a change is, until it is taken back', () => {
    expect(isUnsaved(add(opened))).toBe(true);
    expect(isUnsaved(played(add(opened), { type: 'undo' }))).toBe(false);
    expect(isUnsaved(played(opened, type('name', 'Rocks 2')))).toBe(true);
  });

  test('the order of lines and space around the name count for nothing', () => {
    const both = { ...content, lines: [...content.lines, { card: sparky, quantity: 1 }] };
    const turned = { ...both, name: ' Rocks ', lines: [...both.lines].reverse() };
    const bench = played(EMPTY_WORKBENCH, {
      type: 'opened',
      content: turned,
      saved: { ...saved, content: both },
    });
    expect(isUnsaved(bench)).toBe(false);
  });

  test('what was changed while saving stays unsaved, and the steps back stay', () => {
    const sent = add(opened);
    const changed = add(sent, sparky);
    const done = played(changed, {
      type: 'saved',
      opening: opened.opening,
      saved: { id: 'deck', version: 4, content: sent.present },
    });
    expect(isUnsaved(done)).toBe(true);
    expect(done.saved?.version).toBe(4);
    expect(isUnsaved(played(done, { type: 'undo' }))).toBe(false);
  });

  test('a save that answers when another deck lies on the table changes nothing', () => {
    const other = { ...saved, id: 'other' };
    const next = played(add(opened), {
      type: 'opened',
      content: { ...content, name: 'Other' },
      saved: other,
    });
    const late: WorkbenchAction = {
      type: 'saved',
      opening: opened.opening,
      saved: { ...saved, version: 4 },
    };
    expect(played(next, late)).toBe(next);
    const again = played(next, { type: 'opened', content, saved });
    expect(played(again, late)).toBe(again);
  });
});
