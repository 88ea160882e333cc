/** The address remembers which cards are shown, and ignores unknown values. */
import { describe, expect, it } from 'vitest';
import {
  areCardsFiltered,
  areCardsNarrowed,
  type CardsView,
  cardsOfSet,
  changedView,
  FIRST_CARDS_VIEW,
  readCardsView,
  writeCardsView,
} from './cardsView.ts';

const read = (query: string) => readCardsView(new URLSearchParams(query));

describe('the cards in the address', () => {
  it('come back as they were written, beside what else stands there', () => {
    const view: CardsView = {
      search: 'Mr. Mime & «co»',
      setId: 'base1',
      page: 3,
      rarity: 'Special Illustration Rare',
      state: 'inactive',
    };
    const written = writeCardsView(new URLSearchParams('tab=cards'), view);
    expect(written.get('tab')).toBe('cards');
    expect(readCardsView(written)).toEqual(view);
  });

  it('leave no trace when everything is as usual', () => {
    const written = writeCardsView(
      new URLSearchParams('tab=cards&q=a&set=b&page=2&rarity=Rare&state=edited'),
      read(''),
    );
    expect(written.toString()).toBe('tab=cards');
  });

  it.each(['0', '-1', '1.5', 'two', '1e9', ''])('begin at the first page for page «%s»', (page) => {
    expect(read(`page=${page}`).page).toBe(1);
  });

  it('begin at the first page when others are asked for', () => {
    expect(changedView(read('q=a&page=4'), { search: 'b' })).toEqual({ ...FIRST_CARDS_VIEW, search: 'b' });
    expect(changedView(read('q=a&page=4'), { page: 5 })).toEqual({
      ...FIRST_CARDS_VIEW,
      search: 'a',
      page: 5,
    });
  });

  it.each([
    ['', false, false],
    ['q=+', false, false],
    ['q=a', true, false],
    ['set=b', true, true],
    ['rarity=rare', true, true],
    ['state=edited', true, true],
    ['state=all', false, false],
  ])('of «%s» are narrowed: %s, by choices: %s', (query, narrowed, filtered) => {
    expect([areCardsNarrowed(read(query)), areCardsFiltered(read(query))]).toEqual([narrowed, filtered]);
  });

  it('are all there for a rarity or a state that is unknown', () => {
    expect(read('rarity=RARE&state=lost')).toEqual(FIRST_CARDS_VIEW);
  });

  it('of one set have an address', () => {
    expect(cardsOfSet('base1').toString()).toBe('tab=cards&set=base1');
  });
});
