/** The table by keyboard: keys lead the focus to cards, places and buttons, on the board by where things lie. */
import { type RefObject, useEffect } from 'react';
import { nearest } from '../../../platform/nearest.ts';
import { commandOf, type KeyCommand } from './tableKeys.ts';
import { STOPS } from './useTabStops.ts';

export type KeyPorts = {
  readonly areLettersOn: boolean;
  readonly onLog: () => void;
  readonly onKeys: () => void;
  /** The card or Pokémon that has the focus. */
  readonly onRead: (place: HTMLElement) => void;
  /** What further letters do at this table; the same object as long as they do the same. */
  readonly letters?: Readonly<Record<string, (board: HTMLElement) => void>>;
};

const NO_LETTERS: NonNullable<KeyPorts['letters']> = {};

export function useTableKeys(board: RefObject<HTMLElement | null>, ports: KeyPorts): void {
  const { areLettersOn, onLog, onKeys, onRead, letters = NO_LETTERS } = ports;
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const root = board.current;
      if (root === null || event.defaultPrevented || isTaken(event)) return;
      const further = areLettersOn && !hasModifier(event) ? letters[event.key.toLowerCase()] : undefined;
      if (further !== undefined) {
        further(root);
        event.preventDefault();
        return;
      }
      const command = commandOf(event, areLettersOn);
      // A digit that is held down picks its card up, and does not press it again.
      if (command === null || (command.do === 'hand' && event.repeat)) return;
      const focused = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      if (command.do === 'move') {
        if (focused === null || !move(root, focused, command)) return;
      } else if (command.do === 'log') onLog();
      else if (command.do === 'keys') onKeys();
      else if (command.do === 'read') {
        // From the options: what is selected.
        const place = focused?.closest<HTMLElement>(READABLE) ?? root.querySelector<HTMLElement>(SELECTED);
        if (place) onRead(place);
      } else lead(root, command);
      event.preventDefault();
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [board, areLettersOn, onLog, onKeys, onRead, letters]);
}

export const hasModifier = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey || metaKey || altKey;

/** A window above the table and a field have their own use for keys. */
const isTaken = ({ target }: KeyboardEvent): boolean =>
  document.querySelector('[role="dialog"]') !== null ||
  (target instanceof Element && target.closest('input, textarea, select') !== null);

const READABLE = '[data-hand-card], [data-pokemon]';
const SELECTED = '[data-hand-card][aria-pressed="true"], [data-pokemon][aria-pressed="true"]';

const PLACES = {
  active: '.half-you .active-place .spot',
  opponent: '.half-opponent .active-place .spot',
  commit: '[data-pad="do"]',
  end: '[data-pad="end"]',
} as const;

function lead(root: HTMLElement, command: Exclude<KeyCommand, { do: 'move' | 'log' | 'keys' | 'read' }>) {
  switch (command.do) {
    case 'hand': {
      const card = root.querySelectorAll<HTMLElement>('button[data-hand-card]')[command.place];
      card?.focus();
      card?.click();
      // The board has drawn by then where the card may go.
      requestAnimationFrame(() => {
        if (card?.getAttribute('aria-pressed') !== 'true') return;
        const next = root.querySelector<HTMLElement>('[data-target], [data-pad="do"]');
        next?.focus({ preventScroll: true });
      });
      return;
    }
    case 'bench':
      root.querySelectorAll<HTMLElement>('.half-you .bench .spot')[command.place]?.focus();
      return;
    case 'whatNow':
      root.querySelector<HTMLElement>('[data-pad="what"]')?.click();
      requestAnimationFrame(() => root.querySelector<HTMLElement>('button.what-now-row')?.focus());
      return;
    default:
      root.querySelector<HTMLElement>(PLACES[command.do])?.focus();
  }
}

/** To the nearest thing of the same part of the table in that direction; whether the arrow was of use. */
function move(root: HTMLElement, from: HTMLElement, { x, y }: { x: number; y: number }): boolean {
  const part = from.closest('[data-tab-stop]');
  if (part === null || !root.contains(part) || !from.matches(STOPS)) return false;
  // In a box that scrolls the arrows scroll, until they can go no further up.
  if (from.matches('.log-box') && (y !== -1 || from.scrollTop > 0)) return false;
  const next = nearest(from, [...part.querySelectorAll<HTMLElement>(STOPS)], { x, y });
  next?.focus();
  return true;
}
