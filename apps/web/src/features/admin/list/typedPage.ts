/** Which page a person means who types its number; undefined for what is no number. A page beyond an end is that end. */
export function typedPage(text: string, pageCount: number): number | undefined {
  const typed = text.trim();
  if (!/^\d+$/.test(typed)) return undefined;
  return Math.min(Math.max(Number(typed), 1), pageCount);
}
