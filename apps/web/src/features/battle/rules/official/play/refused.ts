/** Why the last press did nothing: in words, and by which rule of the printed game where the rules refused it. */
export type NotDone = { readonly title: string; readonly message: string; readonly rule?: string };
