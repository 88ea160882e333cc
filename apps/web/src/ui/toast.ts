/** The one message on screen: a new one takes the place of the old. */

/** A quiet one is small and soon gone: it says what one sees anyway. */
export type ToastTone = 'plain' | 'destructive' | 'quiet';
export type ToastMessage = { id: number; title: string; description: string; tone: ToastTone };

export const TOAST_MS = 5_000;
export const QUIET_MS = 1_800;

let current: ToastMessage | undefined;
let nextId = 1;
const listeners = new Set<() => void>();

function set(message: ToastMessage | undefined) {
  current = message;
  for (const listener of listeners) listener();
}

export function toast(title: string, description: string, tone: ToastTone = 'plain') {
  set({ id: nextId++, title, description, tone });
}

export const toasts = {
  current: () => current,
  dismiss(id: number) {
    if (current?.id === id) set(undefined);
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
